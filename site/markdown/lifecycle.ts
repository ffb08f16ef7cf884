import { defineMdastPlugin, type MdastPluginEntry } from 'satteri'

/**
 * Draws the lifecycle of an order in place of its drawing in text, which readers of the Markdown keep: a code block of
 * ```` ```text lifecycle ````.
 */
export const lifecycle: MdastPluginEntry = () =>
  defineMdastPlugin({
    name: 'lifecycle',
    code(node, context) {
      if (node.meta === 'lifecycle') context.replaceNode(node, { type: 'html', value: drawing })
    },
  })

const box = (x: number, y: number, name: string, text: string, kind: string) =>
  `<g class="${kind}"><rect x="${x}" y="${y}" width="216" height="64" rx="12"/>` +
  `<text class="name" x="${x + 16}" y="${y + 28}">${name}</text>` +
  `<text x="${x + 16}" y="${y + 48}">${text}</text></g>`

const arrow = (path: string) => `<path class="arrow" d="${path}" marker-end="url(#head)"/>`

const label = (x: number, y: number, text: string) =>
  `<text class="label" x="${x}" y="${y}">${text}</text>`

const drawing =
  '<figure class="lifecycle not-content"><svg viewBox="0 0 608 352" role="img" ' +
  'aria-label="card.checkout opens an order as payment_pending. A captured payment moves it to order_completed, the payout to order_broadcasted. From either of the first two it can move to order_cancelled.">' +
  '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse">' +
  '<path class="head" d="M0 0L8 4L0 8z"/></marker></defs>' +
  '<circle class="start" cx="16" cy="40" r="7"/>' +
  arrow('M28 40H140') +
  label(32, 28, 'card.checkout') +
  box(144, 8, 'payment_pending', 'The buyer can pay', 'open') +
  arrow('M252 76V138') +
  label(262, 112, 'payment captured') +
  box(144, 144, 'order_completed', 'Paid, not sent yet', 'open') +
  arrow('M252 212V274') +
  label(262, 248, 'payout sent') +
  box(144, 280, 'order_broadcasted', 'Final: credit the buyer', 'good') +
  arrow('M362 40H496V138') +
  arrow('M362 176H382') +
  box(388, 144, 'order_cancelled', 'Final: nothing is sent', 'bad') +
  '</svg></figure>'
