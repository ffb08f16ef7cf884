// These are not public in packages/react, and in the script anyway.
import { useMessages } from '../../react/src/i18n/useMessages.ts'
import { enSharedForm } from '../../react/src/messages/en/sharedForm.ts'
import { Button } from '../../react/src/ui/Button.tsx'
import { NeedsClient } from '../../react/src/ui/NeedsWallet.tsx'
import { Notice } from '../../react/src/ui/Notice.tsx'
import { Root } from '../../react/src/ui/Root.tsx'
import { StepPanel } from '../../react/src/ui/Step.tsx'

/** Stands in for the component of an element whose file could not be loaded. */
export function LoadFailure({ tag }: { readonly tag: string }) {
  return (
    <NeedsClient of={tag}>
      <Panel name={tag.replace('onramp-', '')} />
    </NeedsClient>
  )
}

function Panel({ name }: { readonly name: string }) {
  const { checkNow, notLoaded } = useMessages('shared', enSharedForm)
  // Chromium repeats a failed `import()` only in a new document.
  return (
    <Root name={name} data-drop-in>
      <StepPanel>
        <Notice>{notLoaded}</Notice>
        <Button onClick={() => location.reload()}>{checkNow}</Button>
      </StepPanel>
    </Root>
  )
}
