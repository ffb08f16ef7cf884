import type { Appearance } from '@onramp-kit/react'
import { bankProps, checkoutProps, cryptoProps, providerProps } from '../dropInProps.ts'
import { type Component, type Settings, valueOf } from '../settings.ts'
import { authorize, clientCode, orderCode, walletCode } from './shared.ts'

interface DropIn {
  readonly name: string
  readonly props: object
  /** What the component receives besides its settings. */
  readonly attributes: readonly string[]
}

function dropInOf(settings: Settings): DropIn {
  const follow = 'onStatus={(order) => console.log(order.id, order.status)}'
  switch (valueOf(settings, 'component') as Component) {
    case 'checkout':
      return { name: 'Checkout', props: checkoutProps(settings), attributes: [follow] }
    case 'dialog':
      return {
        name: 'CheckoutDialog',
        props: checkoutProps(settings),
        attributes: ['open={isOpen}', 'onOpenChange={setOpen}', follow],
      }
    case 'order-status':
      return { name: 'OrderStatus', props: {}, attributes: ['id={id}'] }
    case 'bank-deposit':
      return {
        name: 'BankDeposit',
        props: bankProps(settings),
        attributes: ['onStatus={(customer) => console.log(customer.status)}'],
      }
    default:
      return {
        name: 'CryptoDeposit',
        props: cryptoProps(settings),
        attributes: ['authorize={authorize}'],
      }
  }
}

/** Prints the app that renders these settings, ready to paste as `src/App.tsx`. */
export function printReact(settings: Settings, appearance: Appearance): string {
  const { attributes, name, props } = dropInOf(settings)
  const isDialog = name === 'CheckoutDialog'
  const needsWallet = name !== 'CryptoDeposit'
  const own = [...(needsWallet ? ['wallet={wallet}'] : []), ...Object.entries(props).map(attribute)]
  const look = Object.keys(appearance).length > 0 ? { appearance } : {}
  const provider = Object.entries({ ...providerProps(settings), ...look }).map(attribute)
  const tag = element(name, [...own, ...attributes], 6).replace(
    /(\n *)?>$/,
    (_, line = ' ') => `${line}/>`,
  )
  const imports = [name, 'OnrampProvider'].toSorted().join(', ')
  return [
    "import { createOnrampClient } from '@onramp-kit/core'\n",
    `import { ${imports} } from '@onramp-kit/react'\n`,
    "import '@onramp-kit/react/styles.css'\n",
    isDialog ? "import { useState } from 'react'\n" : '',
    `\n${clientCode}\n`,
    needsWallet ? walletCode : authorize,
    name === 'OrderStatus' ? orderCode : '',
    '\nexport default function App() {\n',
    isDialog ? '  const [isOpen, setOpen] = useState(false)\n' : '',
    '  return (\n',
    `    ${element('OnrampProvider', ['client={onramp}', ...provider], 4)}\n`,
    isDialog ? '      <button onClick={() => setOpen(true)}>Buy USDC</button>\n' : '',
    `      ${tag}\n`,
    '    </OnrampProvider>\n  )\n}\n',
  ].join('')
}

function attribute([name, value]: readonly [string, unknown]): string {
  if (typeof value === 'string') return `${name}="${value}"`
  return `${name}={${typeof value === 'object' ? literal(value) : JSON.stringify(value)}}`
}

function literal(value: object | null): string {
  if (Array.isArray(value)) return `[${value.map((each) => `'${each}'`).join(', ')}]`
  const lines = Object.entries(value ?? {}).map(([name, each]) => `\n        ${name}: '${each}',`)
  return `{${lines.join('')}\n      }`
}

/** An opening tag, on one line if it fits. */
function element(name: string, attributes: readonly string[], indent: number): string {
  const line = `<${[name, ...attributes].join(' ')}>`
  if (line.length + indent <= 80 && !line.includes('\n')) return line
  const space = ' '.repeat(indent)
  return `<${name}\n${attributes.map((each) => `${space}  ${each}`).join('\n')}\n${space}>`
}
