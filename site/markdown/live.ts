import { defineMdastPlugin, type MdastPluginEntry } from 'satteri'
import { callsShop, exampleName } from '../liveExamples.ts'

/**
 * Makes room for the running component above its code: a code block of ```` ```tsx live height=620 ````. The height is that
 * of the component, so that nothing moves when it arrives.
 */
export const live: MdastPluginEntry = () =>
  defineMdastPlugin({
    name: 'live',
    code(node, context) {
      if (!node.meta?.startsWith('live')) return
      const [, height = '0'] = /height=(\d+)/.exec(node.meta) ?? []
      const beside = /<OrderStatus\b/.test(node.value)
        ? 'order'
        : callsShop(node.value)
          ? 'requests'
          : ''
      const pay = node.value.includes('<Checkout')
        ? ' Pay with <code>4242 4242 4242 4242</code>, any later date, any security code and any name, then enter the code <code>123456</code>.'
        : ''
      context.insertBefore(node, {
        type: 'html',
        value:
          '<figure class="example not-content">' +
          `<section aria-label="Live example" style="min-height:${height}px"` +
          ` data-example="${exampleName(node.value)}" data-beside="${beside}"></section>` +
          `<figcaption>Live, on a simulated service: no money moves.${pay}</figcaption></figure>`,
      })
    },
  })
