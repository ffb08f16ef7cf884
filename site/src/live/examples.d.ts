declare module 'virtual:live-examples' {
  import type { OnrampClient } from '@onramp-kit/core'
  import type { ComponentType } from 'react'

  /** What an example may take. */
  interface ExampleProps {
    readonly id: string
    readonly onramp: OnrampClient
    readonly wallet: string
  }

  /** The components of the live code blocks, by name. */
  const examples: Readonly<Record<string, (() => Promise<ComponentType<ExampleProps>>) | undefined>>
  export default examples
}
