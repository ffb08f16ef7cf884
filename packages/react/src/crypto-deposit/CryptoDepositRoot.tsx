'use client'

import type { DepositAuthority, FramePolicy, Presentation } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef } from 'react'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { useOnramp } from '../provider/OnrampContext.ts'
import { describeReceived, nativeProps } from '../provider/parseProps.ts'
import { framePolicy, list, offered, presentations } from '../provider/propParsers.ts'
import { type PropParsers, useParsedProps } from '../provider/useParsedProps.ts'
import { NeedsClient, SetupNotice } from '../ui/NeedsWallet.tsx'
import type { PartProps } from '../ui/part.tsx'
import { Root } from '../ui/Root.tsx'
import { StepProvider } from '../ui/Step.tsx'
import { CryptoDepositContext } from './CryptoDepositContext.ts'
import { useCryptoDeposit } from './useCryptoDeposit.ts'
import { type DepositMethod, useDepositForm } from './useDepositForm.ts'

export interface CryptoDepositRootProps
  extends CryptoDepositOwnProps,
    Omit<PartProps<'div'>, keyof CryptoDepositOwnProps | 'onSubmit'> {}

const allMethods = ['crypto', 'cash-app'] as const

const parsers: PropParsers<CryptoDepositOwnProps> = {
  authorize: 'function',
  buildUrl: 'function',
  // The known ones, in the given order.
  methods: (data, warn) =>
    offered(list((each) => allMethods.find((method) => method === each))(data), warn),
  frame: framePolicy,
  presentation: presentations,
}

/**
 * The root of a composed crypto deposit. Provides the state to its parts.
 *
 * @class deposit div
 * @data-step="choose" The buyer chooses a deposit method.
 * @data-step="page" The hosted page is shown.
 */
export const CryptoDepositRoot = forwardRef<HTMLDivElement, CryptoDepositRootProps>(
  function CryptoDepositRoot(given, ref) {
    // A page in JavaScript may leave out what is required.
    const props: Partial<typeof given> = useParsedProps('CryptoDeposit', given, parsers)
    const { authorize, methods } = props
    return (
      <NeedsClient of="CryptoDeposit">
        {!authorize ? (
          <SetupNotice
            code="no_authorize"
            message={`Onramp Kit: <CryptoDeposit> authorize must be of type function. ${describeReceived(given.authorize)}`}
          />
        ) : methods?.length === 0 ? (
          <SetupNotice
            code="nothing_offered"
            message="Onramp Kit: <CryptoDeposit> methods must offer at least one."
          />
        ) : (
          <ClientDeposit {...props} authorize={authorize} rootRef={ref} />
        )}
      </NeedsClient>
    )
  },
)

interface CryptoDepositContentProps extends CryptoDepositRootProps {
  readonly rootRef: ForwardedRef<HTMLDivElement>
}

/** Another client is another shop or environment, which must not show the first one's page. */
function ClientDeposit(props: CryptoDepositContentProps) {
  return <CryptoDepositContent key={useOnramp().scope} {...props} />
}

function CryptoDepositContent({ rootRef, ...props }: CryptoDepositContentProps) {
  const { authorize, buildUrl, methods, frame, presentation } = props
  const ways = methods ?? allMethods
  const deposit = useCryptoDeposit({ authorize, buildUrl, presentation: presentation ?? 'auto' })
  const { locale } = useRootLanguage()
  const form = useDepositForm(ways, locale, deposit)
  const step = deposit.url === undefined ? 'choose' : 'page'
  const messages = useMessages('deposit', enDeposit)
  const { title, text } = messages.steps[step]
  const isOnly = step === 'choose' && ways.length === 1
  const stepText = isOnly ? messages.onlyWay[ways[0]] : text
  return (
    <CryptoDepositContext.Provider value={{ deposit, form, frame, presentation }}>
      {/* Never busy: the service does not report the progress of a deposit. */}
      <StepProvider step={{ key: step, title, text: stepText, isBusy: false }}>
        <Root {...nativeProps(props, parsers)} ref={rootRef} name="deposit" data-step={step} />
      </StepProvider>
    </CryptoDepositContext.Provider>
  )
}

/**
 * Props of a crypto deposit, without the attributes of its root element. An open page is that of one user: give the component a
 * `key`, such as `key={user.id}`, so that the next one starts with an empty form.
 */
export interface CryptoDepositOwnProps extends DepositAuthority {
  /** Deposit methods on offer, in this order. @default ['crypto', 'cash-app'] */
  readonly methods?: readonly [DepositMethod, ...DepositMethod[]] | undefined
  /** Frame policy of the hosted page. */
  readonly frame?: FramePolicy | undefined
  /** Where the hosted page opens: in a frame, in a new tab, or by a redirect of this one. @default 'auto' */
  readonly presentation?: Presentation | undefined
}

/** Props of `<CryptoDeposit>`. Attributes of a `div`, such as `id` and `className`, go to its root element. */
export interface CryptoDepositProps
  extends CryptoDepositOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof CryptoDepositOwnProps | 'children' | 'onSubmit'> {}
