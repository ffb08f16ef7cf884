import type { ComponentPropsWithoutRef } from 'react'
import { Lines } from '../ui/DescriptionList.tsx'
import { partClass } from '../ui/mergeProps.ts'

/** What a bank needs to send money to an account. */
export function AccountDetails(props: ComponentPropsWithoutRef<'dl'>) {
  return <Lines {...props} className={partClass('account', props.className)} />
}
