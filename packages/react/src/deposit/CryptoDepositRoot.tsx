'use client'

import { type ComponentPropsWithoutRef, useRef } from 'react'
import { useCryptoDeposit } from '../hooks/useCryptoDeposit.ts'
import { useLanguage } from '../i18n/useLocale.ts'
import { type Kind, parseProps, plain, received } from '../provider/parseProps.ts'
import { NeedsClient, SetupNotice } from '../ui/NeedsWallet.tsx'
import { Surface } from '../ui/Root.tsx'
import { StepFocus } from '../ui/StepFocus.tsx'
import { CryptoDepositContext } from './CryptoDepositContext.ts'
import type { CryptoDepositProps, DepositWay } from './CryptoDepositProps.ts'
import { DepositStepProvider } from './DepositStepProvider.tsx'
import { useDepositForm } from './useDepositForm.ts'

export interface CryptoDepositRootProps
  extends CryptoDepositProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof CryptoDepositProps> {}

const allWays = ['crypto', 'cash-app'] as const

const kinds = {
  authorize: 'function',
  buildUrl: 'function',
  ways: 'object',
  frame: 'object',
} satisfies Record<keyof CryptoDepositProps, Kind>

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
export function CryptoDepositRoot(given: CryptoDepositRootProps) {
  const props = parseProps('CryptoDeposit', given, kinds)
  return (
    <NeedsClient of="CryptoDeposit">
      {typeof props.authorize === 'function' ? (
        <OneDeposit {...props} />
      ) : (
        <SetupNotice message={`${noAuthorize} ${received(given.authorize)}`} />
      )}
    </NeedsClient>
  )
}

const noAuthorize = 'Onramp Kit: <CryptoDeposit> authorize must be of type function.'

function OneDeposit(props: CryptoDepositRootProps) {
  const { authorize, buildUrl, ways, frame, children, ...native } = props
  const offered = offeredWays(ways)
  const deposit = useCryptoDeposit({ authorize, buildUrl })
  const language = useLanguage()
  const form = useDepositForm(offered, language.locale)
  const root = useRef<HTMLDivElement>(null)
  const step = deposit.url === undefined ? 'choose' : 'page'
  return (
    <CryptoDepositContext.Provider value={{ deposit, form, frame: plain(frame) }}>
      <Surface {...native} name="deposit" language={language} root={root} data-step={step}>
        <DepositStepProvider step={step} onlyWay={offered.length === 1 ? offered[0] : undefined}>
          {children}
          <StepFocus root={root} />
        </DepositStepProvider>
      </Surface>
    </CryptoDepositContext.Provider>
  )
}

/** The ways that are offered, in the order they are given; all of them where none of those is known. */
function offeredWays(ways: CryptoDepositProps['ways']): NonNullable<CryptoDepositProps['ways']> {
  const given: readonly unknown[] = Object.values(plain(ways))
  const isWay = (way: unknown): way is DepositWay => allWays.some((known) => known === way)
  const [first, ...more] = given.filter(isWay)
  return first === undefined ? allWays : [first, ...more]
}
