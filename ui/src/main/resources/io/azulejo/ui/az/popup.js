// Places a popup beside its anchor, inside the window. Uses the browser's top layer.
export function openPopup(popup, anchor, { align = "start", width = "min" } = {}) {
  if (!popup.matches(":popover-open")) popup.showPopover();
  const place = () => {
    const box = anchor.getBoundingClientRect();
    const style = popup.style;
    style.setProperty("position", "fixed");
    style.setProperty("margin", "0");
    style.setProperty("inset", "auto");
    if (width === "anchor") style.setProperty("width", `${box.width}px`);
    else style.setProperty("min-width", `${Math.min(box.width, 320)}px`);
    const size = popup.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = below < Math.min(size.height, 200) && box.top > below;
    style.setProperty("max-height", `${Math.max(120, above ? box.top - 12 : below)}px`);
    const left = align === "end" ? box.right - size.width : box.left;
    style.setProperty("left", `${Math.max(8, Math.min(left, innerWidth - size.width - 8))}px`);
    style.setProperty("top", above ? `${Math.max(8, box.top - Math.min(size.height, box.top - 12) - 4)}px` : `${box.bottom + 4}px`);
  };
  place();
  const end = new AbortController();
  addEventListener("scroll", place, { capture: true, passive: true, signal: end.signal });
  addEventListener("resize", place, { signal: end.signal });
  popup.addEventListener("toggle", (event) => event.newState === "closed" && end.abort(), { signal: end.signal });
}

export function closePopup(popup) {
  if (popup?.matches(":popover-open")) popup.hidePopover();
}
