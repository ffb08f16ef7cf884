import { type Html, html } from './html.ts'

/** How it ended, as a figure. */
export type Mark = 'done' | 'cancelled' | 'refused' | 'review'

const paths: Readonly<Record<Mark, string>> = {
  done: 'm17 29 8 8 15-17',
  cancelled: 'm20 20 16 16m0-16L20 36',
  refused: 'M28 17v14m0 8v.01',
  review: 'M28 15v14l9 6',
}

/** A figure in a ring, drawn, for no font is sure to have it. The stylesheet gives it its colour. */
export function markView(mark: Mark): Html {
  return html`<svg class="mark" viewBox="0 0 56 56" aria-hidden="true" focusable="false"><circle cx="28" cy="28" r="27"/><path d="${paths[mark]}"/></svg>`
}
