// Types of the elements in Svelte 5 templates: `import type {} from '@onramp-kit/element/svelte'` in one module of the app.
import type { ElementTypes, TemplateProps } from '@onramp-kit/element'
import type { HTMLAttributes } from 'svelte/elements'

/** The attribute of a property: `defaultAmount` is `default-amount`. */
type AttributeName<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${AttributeName<Tail>}`
  : Name

type Attributes<Element extends EventTarget, Props, Events> = HTMLAttributes<Element> &
  TemplateProps<Props> & {
    readonly [Name in keyof Props & string as AttributeName<Name>]?: TemplateProps<Props>[Name]
  } & {
    readonly [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void
  }

type Elements = {
  [Tag in keyof ElementTypes]: Attributes<
    HTMLElementTagNameMap[Tag],
    ElementTypes[Tag]['props'],
    ElementTypes[Tag]['events']
  >
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
