import { useState } from 'react'
import { destination } from '../../../../../.storybook/destination.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { enCheckout } from '../../messages/en/checkout.ts'
import { enDialog } from '../../messages/en/dialog.ts'
import { CheckoutDialog } from './CheckoutDialog.tsx'
import type { CheckoutDialogProps } from './dialogProps.ts'

/** A shop with a button that opens the dialog. */
function Shop(props: Omit<CheckoutDialogProps, 'open' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Top up
      </button>
      <CheckoutDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const meta = preview.meta({
  title: 'CheckoutDialog',
  component: CheckoutDialog,
  args: { ...destination, open: true, onOpenChange: () => {} },
  render: ({ open: _open, onOpenChange: _change, ...props }) => <Shop {...props} />,
})

export const Open = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses('Top up')
    await buyer.reads(enCheckout.feeTotal)
  },
})

export const Paying = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses('Top up')
    await buyer.buys()
  },
})

/** While a purchase is in progress the dialog asks for confirmation, on its close button and on Escape. */
export const Closing = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses('Top up')
    await buyer.buys()
    await buyer.presses(enDialog.close)
    await buyer.reads(enDialog.ask)
  },
})

/** The purchase survives closing and reopening the dialog. */
export const OpenAgain = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses('Top up')
    await buyer.buys()
    await buyer.presses(enDialog.close)
    await buyer.presses(enDialog.leave)
    await buyer.presses('Top up')
    await buyer.finds('dialog', enDialog.title)
  },
})
