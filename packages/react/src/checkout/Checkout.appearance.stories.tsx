import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { enCheckout } from '../messages/en/checkout.ts'
import { Checkout } from './Checkout.tsx'

const meta = preview.meta({
  title: 'Checkout/Appearance',
  component: Checkout,
  args: destination,
})

/** A merchant's accent color, corner radius and font. */
export const OwnColors = meta.story({
  parameters: {
    appearance: {
      accent: 'light-dark(#0a6b3d, #6fe0a6)',
      onAccent: 'light-dark(#fff, #04180c)',
      radius: '6px',
      font: 'Georgia, "Noto Sans Arabic", serif',
    },
  },
  play: ({ buyer }) => buyer.reads(enCheckout.feeTotal),
})
