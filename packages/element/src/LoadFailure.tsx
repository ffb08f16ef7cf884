// These are not public in packages/react, and in the script anyway.
import { NeedsClient } from '../../react/src/ui/NeedsWallet.tsx'
import { NotLoaded } from '../../react/src/ui/NotLoaded.tsx'
import { Root } from '../../react/src/ui/Root.tsx'

/** Stands in for the component of an element whose file could not be loaded. */
export function LoadFailure({ tag }: { readonly tag: string }) {
  return (
    <NeedsClient of={tag}>
      <Root name={tag.replace('onramp-', '')} data-drop-in>
        <NotLoaded />
      </Root>
    </NeedsClient>
  )
}
