import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { enCheckout } from '../messages/en/checkout.ts'
import { Checkout } from './Checkout.tsx'

const meta = preview.meta({
  title: 'Checkout/AppearanceProps',
  component: Checkout,
  args: destination,
})

/** The colours, the roundness and the font of a shop. */
export const OwnColours = meta.story({
  parameters: {
    appearance: {
      accent: 'light-dark(#0a6b3d, #6fe0a6)',
      onAccent: 'light-dark(#fff, #04180c)',
      radius: '6px',
      font: 'Georgia, "Noto Sans Arabic", serif',
    },
  },
  play: ({ buyer }) => buyer.reads(enCheckout.rate),
})
