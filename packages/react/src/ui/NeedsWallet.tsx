'use client'

import { checkWallet } from '@onramp-kit/core'
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactNode,
  useContext,
  useMemo,
} from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import type { PartName } from '../parts/parts.ts'
import { OnrampContext } from '../provider/OnrampContext.ts'
import { describeReceived, stringOf, warnOnce } from '../provider/parseProps.ts'
import { cx } from './mergeProps.ts'
import { Code, Notice, NoticeText } from './Notice.tsx'
import { Root } from './Root.tsx'
import { StepAnnouncer, StepContext, StepHeading, StepPanel } from './Step.tsx'

interface NeedsWalletProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly forwardedRef: ForwardedRef<HTMLDivElement>
  /** The component's name, for the developer. */
  readonly of: string
  /** The part that its outermost element is. */
  readonly name: PartName
  readonly wallet: string | null | undefined
  readonly children: (wallet: string) => ReactNode
}

/** Draws its children once there is a client and a wallet; asks the buyer to connect a wallet until then. */
export function NeedsWallet(props: NeedsWalletProps) {
  return (
    <NeedsClient of={props.of}>
      <WithClient {...props} />
    </NeedsClient>
  )
}

function WithClient({ of, wallet, children, ...props }: NeedsWalletProps) {
  const connected = useWallet(of, wallet)
  const language = useLanguage()
  if (connected !== '') return children(connected)
  return (
    <Root {...props} language={language}>
      <ConnectWallet />
    </Root>
  )
}

function ConnectWallet() {
  const { connect } = useMessages('shared', enShared)
  return (
    <StepContext.Provider value={{ ...connect, isBusy: false }}>
      <StepAnnouncer />
      <StepPanel>
        <StepHeading />
      </StepPanel>
    </StepContext.Provider>
  )
}

/** The wallet of a component; empty while there is none. Warns the developer of one that nothing can be sent to. */
export function useWallet(component: string, wallet: string | null | undefined): string {
  return useMemo(() => {
    const given = stringOf(wallet) ?? ''
    for (const { field, reason } of checkWallet(given))
      warnOnce(`Onramp Kit: <${component}> ${field} ${reason}. ${describeReceived(wallet)}`)
    return given
  }, [component, wallet])
}

interface NeedsClientProps {
  /** The component's name, for the developer. */
  readonly of: string
  readonly children: ReactNode
}

/** Draws its children inside a provider with a client; tells the developer to add one otherwise. */
export function NeedsClient({ of, children }: NeedsClientProps) {
  const provided = useContext(OnrampContext)
  if (typeof provided === 'string')
    return <SetupNotice message={`Onramp Kit: <${of}> ${provided}`} />
  return children
}

/** Stands in for a component that cannot work: tells the developer why, on the page and in the console. */
export function SetupNotice({ message }: { readonly message: string }) {
  warnOnce(message)
  return (
    <div className={cx('root')} lang="en" dir="ltr">
      <StepPanel>
        <Notice tone="danger">
          <NoticeText>{enShared.errors.setup}</NoticeText>
          <Code>{message}</Code>
        </Notice>
      </StepPanel>
    </div>
  )
}
