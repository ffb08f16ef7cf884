// Types of the elements in Svelte 5 templates: `import type {} from '@onramp-kit/element/svelte'` in one module of the app.
import type { ElementOf, ElementTypes } from '@onramp-kit/element'
import type { HTMLAttributes } from 'svelte/elements'

type Attributes<Element extends EventTarget, Props, Events> = HTMLAttributes<Element> &
  Partial<Props> & {
    readonly [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void
  }

type Elements = {
  [Tag in keyof ElementTypes]: Attributes<
    ElementOf<ElementTypes[Tag]['props'], ElementTypes[Tag]['events']>,
    ElementTypes[Tag]['props'],
    ElementTypes[Tag]['events']
  >
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
