'use client'

import type { CryptoDepositRequest, DepositAuthority, FramePolicy } from '@onramp-kit/core'
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useRef,
} from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { describeReceived, type Kind, parseProps, plain } from '../provider/parseProps.ts'
import { NeedsClient, SetupNotice } from '../ui/NeedsWallet.tsx'
import { Root } from '../ui/Root.tsx'
import { StepContext } from '../ui/Step.tsx'
import { StepFocus } from '../ui/StepFocus.tsx'
import { CryptoDepositContext } from './CryptoDepositContext.ts'
import { useCryptoDeposit } from './useCryptoDeposit.ts'
import { useDepositForm } from './useDepositForm.ts'

export interface CryptoDepositRootProps extends CryptoDepositProps {
  readonly children?: ReactNode
}

const allWays = ['crypto', 'cash-app'] as const

const kinds = {
  authorize: 'function',
  buildUrl: 'function',
  ways: 'object',
  frame: 'object',
} satisfies Record<keyof CryptoDepositOwnProps, Kind>

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
export const CryptoDepositRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, CryptoDepositRootProps>(
  function CryptoDepositRoot(given, ref) {
    const props = parseProps('CryptoDeposit', given, kinds)
    return (
      <NeedsClient of="CryptoDeposit">
        {typeof props.authorize === 'function' ? (
          <OneDeposit {...props} forwardedRef={ref} />
        ) : (
          <SetupNotice message={`${noAuthorize} ${describeReceived(given.authorize)}`} />
        )}
      </NeedsClient>
    )
  },
)

const noAuthorize = 'Onramp Kit: <CryptoDeposit> authorize must be of type function.'

interface OneDepositProps extends CryptoDepositRootProps {
  readonly forwardedRef: ForwardedRef<HTMLDivElement>
}

function OneDeposit(props: OneDepositProps) {
  const { authorize, buildUrl, ways, frame, children, ...native } = props
  const offered = offeredWays(ways)
  const deposit = useCryptoDeposit({ authorize, buildUrl })
  const language = useLanguage()
  const form = useDepositForm(offered, language.locale)
  const root = useRef<HTMLDivElement>(null)
  const step = deposit.url === undefined ? 'choose' : 'page'
  return (
    <CryptoDepositContext.Provider value={{ deposit, form, frame: plain(frame) }}>
      <Root {...native} name="deposit" language={language} root={root} data-step={step}>
        <DepositStepProvider step={step} onlyWay={offered.length === 1 ? offered[0] : undefined}>
          {children}
          <StepFocus root={root} />
        </DepositStepProvider>
      </Root>
    </CryptoDepositContext.Provider>
  )
}

/** The ways that are offered, in the order they are given; all of them where none of those is known. */
function offeredWays(ways: CryptoDepositProps['ways']): NonNullable<CryptoDepositProps['ways']> {
  const given: readonly unknown[] = Object.values(plain(ways))
  const isWay = (way: unknown): way is DepositMethod => allWays.some((known) => known === way)
  const [first, ...more] = given.filter(isWay)
  return first === undefined ? allWays : [first, ...more]
}

/** Where a deposit may come from. */
export type DepositMethod = CryptoDepositRequest['way']

interface CryptoDepositOwnProps extends DepositAuthority {
  /** Deposit methods on offer, in this order. @default ['crypto', 'cash-app'] */
  readonly ways?: readonly [DepositMethod, ...DepositMethod[]] | undefined
  /** How the hosted page is framed. */
  readonly frame?: FramePolicy | undefined
}

/** Props of `<CryptoDeposit>`. Attributes of a `div`, such as `id` and `className`, go to its root element. */
export interface CryptoDepositProps
  extends CryptoDepositOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof CryptoDepositOwnProps | 'children'> {}

interface DepositStepProviderProps {
  readonly step: 'choose' | 'page'
  /** The way to deposit, where there is nothing to choose between. */
  readonly onlyWay: DepositMethod | undefined
  readonly children: ReactNode
}

/** The words of the step, for the parts that say them. Nothing is ever waited for: of a deposit nothing is told. */
function DepositStepProvider({ step, onlyWay, children }: DepositStepProviderProps) {
  const messages = useMessages('deposit', enDeposit)
  const { title, text } = messages.steps[step]
  const said = step === 'choose' && onlyWay !== undefined ? messages.onlyWay[onlyWay] : text
  return (
    <StepContext.Provider value={{ title, text: said, isBusy: false }}>
      {children}
    </StepContext.Provider>
  )
}
