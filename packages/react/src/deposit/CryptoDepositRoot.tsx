'use client'

import { type ComponentPropsWithoutRef, useRef } from 'react'
import { useCryptoDeposit } from '../hooks/useCryptoDeposit.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { StepFocus } from '../step/StepFocus.tsx'
import { Surface } from '../surface/Surface.tsx'
import { CryptoDepositContext } from './CryptoDepositContext.ts'
import type { CryptoDepositProps } from './CryptoDepositProps.ts'
import { DepositStepProvider } from './DepositStepProvider.tsx'
import { useDepositForm } from './useDepositForm.ts'

export interface CryptoDepositRootProps
  extends CryptoDepositProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof CryptoDepositProps> {}

const allWays = ['crypto', 'cash-app'] as const

/**
 * A crypto deposit of your own: what its parts read, but none of them. Put a StepAnnouncer among them.
 *
 * @example
 * <CryptoDepositRoot authorize={authorize}>
 *   <StepAnnouncer />
 *   <StepTitle />
 *   …
 * </CryptoDepositRoot>
 */
export function CryptoDepositRoot(props: CryptoDepositRootProps) {
  const { authorize, buildUrl, ways = allWays, frame, children, ...native } = props
  const deposit = useCryptoDeposit({ authorize, buildUrl })
  const language = useLanguage()
  const form = useDepositForm(ways, language.locale)
  const root = useRef<HTMLDivElement>(null)
  const step = deposit.url === undefined ? 'choose' : 'page'
  return (
    <CryptoDepositContext.Provider value={{ deposit, form, frame }}>
      <Surface {...native} name="deposit" language={language} root={root} data-step={step}>
        <DepositStepProvider step={step} onlyWay={ways.length === 1 ? ways[0] : undefined}>
          {children}
          <StepFocus root={root} />
        </DepositStepProvider>
      </Surface>
    </CryptoDepositContext.Provider>
  )
}
