// Line icons on a grid of 24, in the colour of the text beside them.
import { html, nothing, svg } from "lit";

const paths = {
  check: "M5 12.5l4.5 4.5L19 7.5", close: "M6 6l12 12M18 6L6 18", plus: "M12 5v14M5 12h14", dots: "M5 12h.01M12 12h.01M19 12h.01",
  down: "M6 9l6 6 6-6", up: "M6 15l6-6 6 6", right: "M9 6l6 6-6 6", left: "M15 6l-6 6 6 6", menu: "M4 7h16M4 12h16M4 17h10",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4", copy: "M9 9h11v11H9zM5 15H4V4h11v1", external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z", screen: "M3 5h18v11H3zM9 20h6M12 16v4",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9z",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5", out: "M10 5H5v14h5M14 8l4 4-4 4M18 12H9", in: "M14 5h5v14h-5M10 8l4 4-4 4M14 12H4",
  warn: "M12 4L2.5 20h19zM12 10v4.5M12 17.5v.01", bad: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5.5M12 16.5v.01", info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.01",
  good: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l3 3 5.5-6", inbox: "M4 13l3-8h10l3 8v6H4zM4 13h5l1.5 3h3L15 13h5", table: "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14",
  columns: "M4 5h16v14H4zM9.5 5v14M14.5 5v14", clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2", refresh: "M19 12a7 7 0 1 1-2-5M19 3v4.5h-4.5",
  eye: "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z", eyeOff: "M4 4l16 16M9 6a9 9 0 0 1 3-.5c3.5 0 7 2 9.5 6.5a16 16 0 0 1-3 3.8M6.5 7.5A16 16 0 0 0 2.5 12C5 16.5 8.5 18.5 12 18.5a9 9 0 0 0 4-1",
  edit: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z", trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5", bell: "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 20.5h4", box: "M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9",
  heart: "M12 20C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 9 2.3c0 3.2-2 6.7-9 11.2z", bookmark: "M6 4h12v16l-6-4.5L6 20z", chat: "M4 5h16v11H10l-5 4v-4H4z", send: "M4 12L20 4l-5 16-3.5-6.5z", filter: "M4 6h16M7 12h10M10 18h4", book: "M12 6c-2.5-1.5-5-2-8-2v14c3 0 5.5.5 8 2 2.5-1.5 5-2 8-2V4c-3 0-5.5.5-8 2zM12 6v14",
};

export const iconNames = Object.keys(paths);

/** Icon for use in a template; nothing for an unknown name. */
export function icon(name) {
  return paths[name] ? html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${paths[name]}></path>`}</svg>` : nothing;
}

/** Mark of a tone, so that meaning never rests on colour alone. */
export const toneIcon = (tone) => icon({ good: "good", warn: "warn", bad: "bad", info: "info" }[tone] ?? "");
