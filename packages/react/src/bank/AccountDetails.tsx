import type { ComponentPropsWithoutRef } from 'react'
import { Lines } from '../lines/Lines.tsx'
import { partClass } from '../surface/partClass.ts'

/** What a bank needs to send money to an account. */
export function AccountDetails(props: ComponentPropsWithoutRef<'dl'>) {
  return <Lines {...props} className={partClass('account', props.className)} />
}
