// Types of the elements in Vue 3 templates: `import type {} from '@onramp-kit/element/vue'` in one module of the app.
import type { ElementTypes, TemplateProps } from '@onramp-kit/element'
import type { HTMLAttributes, PublicProps } from 'vue'

/** Vue camelizes the names of events: `@onramp-status` is `onOnrampStatus`. */
type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text

type Component<Element, Props, Events> = new () => Element & {
  $props: HTMLAttributes &
    PublicProps &
    TemplateProps<Props> & {
      readonly [Type in keyof Events & string as `on${Capitalize<CamelCase<Type>>}`]?: (
        event: Events[Type],
      ) => void
    }
}

type Elements = {
  [Tag in keyof ElementTypes]: Component<
    HTMLElementTagNameMap[Tag],
    ElementTypes[Tag]['props'],
    ElementTypes[Tag]['events']
  >
}

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
