import { useCheckoutContext } from './CheckoutContext.ts'

const reached = { paying: 0, processing: 0, settling: 1, sent: 2 } as const

/** How far the purchase is: payment, sending, sent. */
export function StageBar() {
  const { snapshot, messages } = useCheckoutContext()
  const { step, isCaptured } = snapshot
  if (!(step in reached)) return null
  const current = isCaptured && step === 'processing' ? 1 : reached[step as keyof typeof reached]
  return (
    <ol className="onramp-stages">
      {messages.stages.map((stage, index) => (
        <li
          key={stage}
          data-state={
            index < current || step === 'sent' ? 'done' : index === current ? 'now' : 'next'
          }
          aria-current={index === current ? 'step' : undefined}
        >
          {stage}
        </li>
      ))}
    </ol>
  )
}
