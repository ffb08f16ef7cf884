import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../language/useWords.ts'
import { enBank } from '../messages/en/bank.ts'
import { partClass } from '../surface/partClass.ts'

/** What comes after the registration. */
export function RegisterNext({ className, children, ...rest }: ComponentPropsWithoutRef<'p'>) {
  const { registerNext } = useWords('bank', enBank)
  return (
    <p {...rest} className={partClass('next', className)}>
      {children ?? registerNext}
    </p>
  )
}
