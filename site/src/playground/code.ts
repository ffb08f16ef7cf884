import { componentProps, providerProps, type Settings } from './settings.ts'

/** Prints the app that renders these settings, ready to paste as `src/App.tsx`. */
export function printCode(settings: Settings): string {
  const { component } = settings
  const { wallet: _, ...props } = componentProps(settings)
  const own =
    component === 'Checkout'
      ? { ...props, onStatus: undefined }
      : { defaultCountry: props.defaultCountry }
  const attributes = Object.entries({ ...own })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attribute(name, value))
  if (component === 'Checkout')
    attributes.push('onStatus={(order) => console.log(order.id, order.status)}')
  const provider = Object.entries(providerProps(settings)).map(([name, value]) =>
    attribute(name, value),
  )
  return `import { createOnrampClient } from '@onramp-kit/core'
import { ${[component, 'OnrampProvider'].toSorted().join(', ')} } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

export default function App({ wallet }: { wallet: string }) {
  return (
    ${element('OnrampProvider', ['client={onramp}', ...provider], 4)}
      ${element(component, ['wallet={wallet}', ...attributes], 6)
        .replace(/>$/, ' />')
        .replace('\n       />', '\n      />')}
    </OnrampProvider>
  )
}
`
}

function attribute(name: string, value: unknown): string {
  if (typeof value === 'string') return `${name}="${value}"`
  return `${name}={${typeof value === 'object' ? literal(value) : JSON.stringify(value)}}`
}

function literal(value: object | null): string {
  if (Array.isArray(value)) return `[${value.map((each) => `'${each}'`).join(', ')}]`
  const fields = Object.entries(value ?? {}).map(([name, each]) => `${name}: '${each}'`)
  return `{ ${fields.join(', ')} }`
}

/** An opening tag, on one line if it fits. */
function element(name: string, attributes: readonly string[], indent: number): string {
  const line = `<${[name, ...attributes].join(' ')}>`
  if (line.length + indent <= 96) return line
  const space = ' '.repeat(indent)
  return `<${name}\n${attributes.map((each) => `${space}  ${each}`).join('\n')}\n${space}>`
}
