import type { Appearance } from '@onramp-kit/react'
import { WALLET } from '../../simulated.ts'
import { bankProps, checkoutProps, providerProps } from '../dropInProps.ts'
import { kebabCase } from '../kebabCase.ts'
import { type Component, type Settings, valueOf } from '../settings.ts'
import { printVariables } from './theme.ts'

const events: Readonly<Record<string, string>> = {
  'onramp-checkout': 'detail.id, detail.status',
  'onramp-order-status': 'detail.id, detail.status',
  'onramp-bank-deposit': 'detail.status',
}

/** Prints a page with the custom element of these settings; `undefined` for a component without one. */
export function printElement(settings: Settings, appearance: Appearance): string | undefined {
  const component = valueOf(settings, 'component') as Component
  const isDialog = component === 'dialog'
  if (component === 'crypto-deposit') return undefined
  const tag = isDialog ? 'onramp-checkout' : `onramp-${component}`
  const props = {
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'http://127.0.0.1:4010',
    ...(component === 'order-status' && { orderId: 'ORDER_ID' }),
    wallet: WALLET,
    ...(component === 'bank-deposit' && bankProps(settings)),
    ...(tag === 'onramp-checkout' && checkoutProps(settings)),
    ...providerProps(settings),
  }
  const attributes = Object.entries(props).map(([name, value]) => `  ${attribute(name, value)}\n`)
  const element = `<${tag}\n${attributes.join('')}></${tag}>\n`
  const style =
    Object.keys(appearance).length > 0 &&
    `\n<style>\n${indent(printVariables(appearance, tag))}</style>\n\n`
  return [
    '<script type="module" src="/onramp/onramp-element.js"></script>\n',
    style || '\n',
    isDialog ? dialog(element) : element,
    '\n<script type="module">\n',
    isDialog ? openDialog : '',
    `  document.querySelector('${tag}').addEventListener('onramp-status', ({ detail }) => {\n`,
    `    console.log(${events[tag]})\n  })\n</script>\n`,
  ].join('')
}

const dialog = (content: string) => `<button id="buy">Buy USDC</button>
<dialog>
  <form method="dialog"><button>Close</button></form>
${indent(content)}</dialog>
`

const openDialog = `  const dialog = document.querySelector('dialog')
  document.querySelector('#buy').addEventListener('click', () => dialog.showModal())
`

function attribute(property: string, value: unknown): string {
  const name = kebabCase(property)
  return typeof value === 'string' || typeof value === 'number'
    ? `${name}="${value}"`
    : `${name}='${JSON.stringify(value)}'`
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}
