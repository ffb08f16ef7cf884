interface StagesProps {
  readonly labels: readonly string[]
  /** The index of the current stage. Beyond the last one, all are complete. */
  readonly current: number
}

/**
 * A stage of an order or a registration.
 *
 * @class stage li
 * @data-state="complete" The stage has passed.
 * @data-state="current" The stage has begun.
 * @data-state="upcoming" The stage has not begun.
 */
export function Stages({ labels, current }: StagesProps) {
  return labels.map((label, index) => (
    <li
      className="onramp-stage"
      // biome-ignore lint/suspicious/noArrayIndexKey: the stages never change their order
      key={index}
      aria-current={index === Math.min(current, labels.length - 1) ? 'step' : undefined}
      data-state={index < current ? 'complete' : index === current ? 'current' : 'upcoming'}
    >
      {label}
    </li>
  ))
}
