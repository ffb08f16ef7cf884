'use client'

import { checkWallet } from '@onramp-kit/core'
import { type ComponentProps, type ReactNode, useContext, useMemo, useState } from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { LanguageContext, useMessages } from '../i18n/useMessages.ts'
import { enSharedForm } from '../messages/en/sharedForm.ts'
import { OnrampContext, useOnramp } from '../provider/OnrampContext.ts'
import { describeReceived, warnOnce } from '../provider/parseProps.ts'
import { Button } from './Button.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { cx } from './mergeProps.ts'
import { Root } from './Root.tsx'
import {
  ConnectedByBuyerContext,
  StepAnnouncer,
  StepHeading,
  StepPanel,
  StepProvider,
} from './Step.tsx'

interface NeedsWalletProps {
  /** The component's name, for the developer. */
  readonly of: string
  /** The props of the component's root. */
  readonly root: ComponentProps<typeof Root>
  readonly wallet: string | null | undefined
  readonly onConnect: (() => void) | undefined
  readonly children: (wallet: string) => ReactNode
}

/** Renders its children once there is a client and a wallet. Until then it asks the buyer to connect a wallet. */
export function NeedsWallet(props: NeedsWalletProps) {
  return (
    <NeedsClient of={props.of}>
      <WithClient {...props} />
    </NeedsClient>
  )
}

function WithClient({ of, root, wallet, onConnect, children }: NeedsWalletProps) {
  const { scope } = useOnramp()
  const connected = useWallet(of, wallet)
  const [isPressed, setPressed] = useState(false)
  const [last, setLast] = useState(connected)
  if (last !== connected) {
    setLast(connected)
    // A press counts for one connection.
    if (last !== '') setPressed(false)
  }
  if (connected !== '')
    return (
      // Another wallet, or the same one of another service, is another customer, who must not see the first one's data.
      <ConnectedByBuyerContext.Provider
        key={`${scope} ${connected.toLowerCase()}`}
        value={isPressed}
      >
        {children(connected)}
      </ConnectedByBuyerContext.Provider>
    )
  const connect =
    onConnect &&
    (() => {
      setPressed(true)
      onConnect()
    })
  return <Root {...root} fixedContent={<ConnectWallet onConnect={connect} />} />
}

function ConnectWallet({ onConnect }: Pick<NeedsWalletProps, 'onConnect'>) {
  const { connect } = useMessages('shared', enSharedForm)
  return (
    <StepProvider step={{ key: 'connect', ...connect, isBusy: false }}>
      <StepAnnouncer />
      <StepPanel>
        <StepHeading />
        {onConnect && (
          <Button variant="primary" onClick={() => onConnect()}>
            {connect.title}
          </Button>
        )}
      </StepPanel>
    </StepProvider>
  )
}

/** Returns the wallet of a component; `''` if none is connected. Warns the developer of an invalid wallet. */
export function useWallet(component: string, wallet: string | null | undefined): string {
  return useMemo(() => {
    for (const { field, reason } of wallet == null ? [] : checkWallet(wallet))
      warnOnce(`Onramp Kit: <${component}> ${field} ${reason}. ${describeReceived(wallet)}`)
    return wallet ?? ''
  }, [component, wallet])
}

interface NeedsClientProps {
  /** The component's name, for the developer. */
  readonly of: string
  readonly children: ReactNode
}

/** Provides the language to its children, inside a provider with a client. Otherwise it tells the developer to add one. */
export function NeedsClient({ of, children }: NeedsClientProps) {
  const provided = useContext(OnrampContext)
  if (typeof provided === 'string')
    return <SetupNotice code="no_client" message={`Onramp Kit: <${of}> ${provided}`} />
  return <LanguageProvider>{children}</LanguageProvider>
}

function LanguageProvider({ children }: { readonly children: ReactNode }) {
  return <LanguageContext.Provider value={useLanguage()}>{children}</LanguageContext.Provider>
}

interface SetupNoticeProps {
  /** On the page in production. */
  readonly code: string
  /** In the console, and during development on the page. */
  readonly message: string
}

/** Replaces a component that is set up incorrectly. */
export function SetupNotice({ code, message }: SetupNoticeProps) {
  return (
    <div className={cx('root')} data-drop-in lang="en" dir="ltr">
      <StepPanel>
        <ErrorNotice
          error={{ name: 'ConfigError', code, message, retryAfter: undefined }}
          texts={enSharedForm.errors}
        />
      </StepPanel>
    </div>
  )
}
