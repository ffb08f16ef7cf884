'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enSharedForm } from '../messages/en/sharedForm.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { StepPanel } from './Step.tsx'

/** Stands in for steps whose file could not be loaded. Chromium repeats a failed `import()` only in a new document. */
export function NotLoaded() {
  const { checkNow, notLoaded } = useMessages('shared', enSharedForm)
  return (
    <StepPanel>
      <Notice>{notLoaded}</Notice>
      <Button onClick={() => location.reload()}>{checkNow}</Button>
    </StepPanel>
  )
}
