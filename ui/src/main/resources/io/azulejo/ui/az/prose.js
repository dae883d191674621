// Style of texts inside a component, `static styles = [reset, layout, prose]`: the sheet of the reading pages.
import { assetUrl } from "./element.js";

export const prose = new CSSStyleSheet();

// Without the sheet a text is plain, but there: nothing waits for it.
fetch(assetUrl("prose.css")).then((response) => response.text()).then((text) => prose.replace(text)).catch(() => {});
