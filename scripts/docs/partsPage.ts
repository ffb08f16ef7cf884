import { readFileSync } from 'node:fs'
import { type NamespaceDoc, type PartDoc, readNamespaces, readParts } from './readParts.ts'
import { sitePage, table } from './sitePage.ts'
import { moduleAt } from './sources/packages.ts'

/** The example of each namespace, compiled and rendered by test/docs/parts.test.tsx. */
const examples: Readonly<Record<string, string>> = {
  CheckoutParts: 'TopUp',
  CheckoutDialogParts: 'BuyButton',
  OrderParts: 'OrderPage',
  StepParts: 'Progress',
  CountryParts: 'BillingCountry',
  HostedPageParts: 'PaymentPage',
  BankDepositParts: 'Accounts',
  CryptoDepositParts: 'Deposit',
}

/** Prints the parts by component. */
export function partsPage(): string {
  const parts = readParts()
  const namespaces = readNamespaces().toSorted((a, b) => orderOf(a) - orderOf(b))
  return sitePage(
    'Parts',
    'The parts that every component is composed of, with an example of each namespace.',
    `Every drop-in component is composed of parts. Import them from \`@onramp-kit/react/parts\`, grouped by component, and compose
your own.

## Compose your own checkout

${example('TopUp')}
Bundlers that tree-shake namespaces, such as Rolldown, drop the parts you do not use; esbuild keeps a whole namespace.
The parts also work without the stylesheet. To render everything yourself, use the hook \`useCheckout\`, which returns the
controller and its state.

## Customize a part

| prop | effect |
| --- | --- |
| \`className\`, \`style\` | Added to those of the part. |
| \`ref\` | Receives the element, on React 18 and 19. |
| \`children\` | Replace the default content. |
| \`on…\` | Your handler runs first. Call \`event.preventDefault()\` to skip ours, which for \`onSubmit\` warns during development. |
| \`render\` | Replaces the element: an element such as \`<MyButton />\`, whose props are merged with the part's, or a function \`(props) => <MyButton {...props} />\`. Forward \`ref\` to the DOM element. Children of the element replace the default content; a function must render \`props.children\`. |
| any other attribute | Set on the element. Overrides ours, except ids that another part refers to, \`data-*\` state, controlled values and URLs. |

To write a part of your own or emit declarations, import the types \`Part\`, \`PartProps\` and \`Render\`, and the props of roots
and other parts, such as \`CheckoutRootProps\` and \`ButtonOwnProps\`, from \`@onramp-kit/react/parts\`.

${signatures('Tags', 'Render', 'PartProps', 'Part')}

[Styling](styling.md) lists the classes and data attributes.

${namespaces.map((namespace) => section(namespace, parts)).join('\n')}`,
  )
}

/** Prints the types of a part as their module declares them. */
function signatures(...names: readonly string[]): string {
  const { declarations } = moduleAt('react/src/ui/part.tsx')
  const texts = names.map((name) => {
    const declaration = declarations.find((each) => each.name === name)
    if (declaration === undefined) throw new Error(`part.tsx declares no ${name}`)
    return declaration.signature
  })
  return `\`\`\`ts signature\n${texts.join('\n\n')}\n\`\`\``
}

function orderOf({ name }: NamespaceDoc): number {
  return Object.keys(examples).indexOf(name)
}

function section({ name, text }: NamespaceDoc, parts: readonly PartDoc[]): string {
  const rows = parts.flatMap(({ name: part, element, className, text: doc }) =>
    part?.startsWith(`${name}.`)
      ? [[`\`${part.slice(name.length + 1)}\``, elements(element), `\`onramp-${className}\``, doc]]
      : [],
  )
  const code = examples[name]
  if (code === undefined) throw new Error(`${name} has no example`)
  return `## ${name}

${text}

${name === 'CheckoutParts' ? '' : `${example(code)}\n`}${table(['part', 'element', 'class', 'description'], rows)}
`
}

/** Prints \`div, dialog\` as code. */
export function elements(list: string): string {
  return `\`${list.replaceAll(', ', '`, `')}\``
}

function example(name: string): string {
  const file = new URL(`../../test/docs/parts/${name}.tsx`, import.meta.url)
  return `\`\`\`tsx\n${readFileSync(file, 'utf8')}\`\`\`\n`
}
