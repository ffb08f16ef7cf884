'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import type { PartName } from '../parts/parts.ts'
import { StepAnnouncer } from '../step/StepAnnouncer.tsx'
import { StepContext } from '../step/StepContext.ts'
import { StepHeading } from '../step/StepHeading.tsx'
import { StepPanel } from '../step/StepPanel.tsx'
import { Surface } from '../surface/Surface.tsx'
import { NeedsClient } from './NeedsClient.tsx'
import { useWallet } from './useWallet.ts'

interface NeedsWalletProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
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
    <Surface {...props} language={language}>
      <ConnectWallet />
    </Surface>
  )
}

function ConnectWallet() {
  const { connect } = useWords('shared', enShared)
  return (
    <StepContext.Provider value={{ ...connect, isBusy: false }}>
      <StepAnnouncer />
      <StepPanel>
        <StepHeading />
      </StepPanel>
    </StepContext.Provider>
  )
}
