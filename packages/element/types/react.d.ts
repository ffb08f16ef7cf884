// Types of the elements in JSX, for React 19: `import type {} from '@onramp-kit/element/react'` in one module of the app.
import type { ElementTypes, TemplateProps } from '@onramp-kit/element'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Attributes<Element, Props, Events> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  TemplateProps<Props> & {
    readonly [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void
  }

type Elements = {
  [Tag in keyof ElementTypes]: Attributes<
    HTMLElementTagNameMap[Tag],
    ElementTypes[Tag]['props'],
    ElementTypes[Tag]['events']
  >
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
