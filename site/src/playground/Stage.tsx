import {
  type Appearance,
  BankDeposit,
  Checkout,
  CheckoutDialog,
  type CheckoutOwnProps,
  CryptoDeposit,
  OnrampProvider,
  OrderStatus,
} from '@onramp-kit/react'
import { useEffect, useState } from 'react'
import { WALLET } from '../simulated.ts'
import { bankProps, checkoutProps, cryptoProps, providerProps } from './dropInProps.ts'
import type { Settings } from './settings.ts'
import { openWorld, type World, worldKey } from './world.ts'

interface StageProps {
  readonly settings: Settings
  readonly appearance: Appearance
  /** The theme of the component, and of the area around it. */
  readonly theme: 'light' | 'dark'
}

/** The live component on its simulated service. */
export function Stage({ appearance, settings, theme }: StageProps) {
  const world = useWorld(settings)
  return (
    <section
      className="stage"
      aria-label="Live component"
      data-component={settings.component}
      data-theme-of-stage={theme}
    >
      {world && (
        <OnrampProvider
          key={world.key}
          {...providerProps(settings)}
          client={world.client}
          theme={theme}
          appearance={appearance}
        >
          <DropIn settings={settings} world={world} />
        </OnrampProvider>
      )}
    </section>
  )
}

function DropIn({ settings, world }: Pick<StageProps, 'settings'> & { readonly world: World }) {
  const checkout = checkoutProps(settings)
  const bank = bankProps(settings)
  // Initial values count once, so a change of one starts the component over.
  switch (settings.component) {
    case 'dialog':
      return <DialogDemo key={JSON.stringify(checkout)} {...checkout} wallet={WALLET} />
    case 'order-status':
      return <OrderStatus id={world.orderId} wallet={WALLET} />
    case 'bank-deposit':
      return <BankDeposit key={JSON.stringify(bank)} {...bank} wallet={WALLET} />
    case 'crypto-deposit':
      return <CryptoDeposit {...cryptoProps(settings)} authorize={async () => 'granted'} />
    default:
      return <Checkout key={JSON.stringify(checkout)} {...checkout} wallet={WALLET} />
  }
}

function DialogDemo(props: CheckoutOwnProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Buy USDC
      </button>
      <CheckoutDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

/** Opens the world of the settings. Undefined until it is open. */
function useWorld(settings: Settings): (World & { readonly key: string }) | undefined {
  const [world, setWorld] = useState<World & { readonly key: string }>()
  const key = worldKey(settings)
  useEffect(() => {
    let isCurrent = true
    const opening = openWorld(settings)
    opening.then(
      (opened) => isCurrent && setWorld({ ...opened, key }),
      (error: unknown) => console.error(error),
    )
    return () => {
      isCurrent = false
      opening.then(({ close }) => close()).catch(() => {})
    }
    // The key has what the world depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return world?.key === key ? world : undefined
}
