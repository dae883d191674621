// Where a grid is in its rows. Browsers limit the height of an element, so above that the scroll bar covers the rows by a ratio,
// while small movements still move by their own length.
const LIMIT = 8_000_000;

export class GridScroll {
  constructor(rowHeight) {
    this.rowHeight = rowHeight;
    this.offset = 0;
    this.scrollTop = 0;
    this.count = 0;
    this.height = 0;
  }

  resize(count, height) {
    this.count = count;
    this.height = height;
    this.offset = Math.min(this.offset, this.end);
  }

  get total() {
    return this.count * this.rowHeight;
  }

  get canvas() {
    return Math.min(this.total, LIMIT);
  }

  get end() {
    return Math.max(0, this.total - this.height);
  }

  get ratio() {
    return this.end / Math.max(1, this.canvas - this.height);
  }

  /** After the browser scrolled. */
  moved(scrollTop) {
    const step = scrollTop - this.scrollTop;
    if (Math.abs(step) < 1 && scrollTop > 0) return;
    const last = Math.max(0, this.canvas - this.height);
    this.scrollTop = scrollTop;
    if (this.total <= LIMIT) this.offset = scrollTop;
    else if (scrollTop <= 0) this.offset = 0;
    else if (scrollTop >= last - 1) this.offset = this.end;
    else this.offset = Math.abs(step) < this.height ? this.offset + step : scrollTop * this.ratio;
    this.offset = Math.max(0, Math.min(this.offset, this.end));
  }

  /** Scroll position that shows a row; the offset is exact, even if the position is rounded. */
  reveal(row) {
    const top = row * this.rowHeight;
    if (top < this.offset) this.offset = top;
    else if (top + this.rowHeight > this.offset + this.height) this.offset = top + this.rowHeight - this.height;
    else return null;
    this.offset = Math.max(0, Math.min(this.offset, this.end));
    this.scrollTop = this.total <= LIMIT ? this.offset : Math.round(this.offset / this.ratio);
    return this.scrollTop;
  }

  /** Rows to draw, and where the first of them stands in the canvas. */
  window(spare) {
    const first = Math.max(0, Math.floor(this.offset / this.rowHeight) - spare);
    const last = Math.min(this.count, Math.ceil((this.offset + this.height) / this.rowHeight) + spare);
    return { first, last, top: this.scrollTop + first * this.rowHeight - this.offset };
  }
}
