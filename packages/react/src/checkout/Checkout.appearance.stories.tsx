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

const plate = (label: string) => (
  <svg viewBox="0 0 40 24">
    <rect width="40" height="24" rx="4" fill="#1f2937" />
    <text x="20" y="16" fill="#fff" fontSize="11" textAnchor="middle">
      {label}
    </text>
  </svg>
)

/** A merchant's artwork for two payment methods, here plain plates, beside a drawing of this package. */
export const OwnMarks = meta.story({
  args: { density: 'comfortable' },
  parameters: { marks: { card: plate('Card'), 'google-pay': plate('Pay') } },
  play: ({ buyer }) => buyer.reads(enCheckout.feeTotal),
})
