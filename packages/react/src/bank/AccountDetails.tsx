import type { ComponentPropsWithoutRef } from 'react'
import { Lines } from '../lines/Lines.tsx'
import { partClass } from '../surface/partClass.ts'

/** What a bank needs to send money to an account. */
export function AccountDetails({ className, ...rest }: ComponentPropsWithoutRef<'dl'>) {
  return <Lines {...rest} className={partClass('account', className)} />
}
