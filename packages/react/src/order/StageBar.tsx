import { useWords } from '../language/useWords.ts'
import { enOrder } from '../messages/en/order.ts'

const stages = ['payment', 'sending', 'sent'] as const

export type Stage = (typeof stages)[number]

/** How far a purchase is: payment, sending, sent. */
export function StageBar({ stage }: { readonly stage: Stage }) {
  const words = useWords('order', enOrder)
  const current = stages.indexOf(stage)
  const isDone = stage === 'sent'
  return (
    <ol className="onramp-stages">
      {stages.map((each, index) => (
        <li
          key={each}
          data-state={index < current || isDone ? 'done' : index === current ? 'now' : 'next'}
          aria-current={index === current ? 'step' : undefined}
        >
          {words.stages[each]}
        </li>
      ))}
    </ol>
  )
}
