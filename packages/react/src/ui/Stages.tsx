'use client'

import { createPart } from './createPart.tsx'

/** Returns the items of a list of stages. Beyond the last stage, all are complete. */
export function stageItems(labels: readonly string[], current: number) {
  const last = labels.length - 1
  return labels.map((label, index) => (
    <Stage
      // biome-ignore lint/suspicious/noArrayIndexKey: the stages never change their order
      key={index}
      aria-current={index === Math.min(current, last) ? 'step' : undefined}
      data-state={index < current ? 'complete' : index === current ? 'current' : 'upcoming'}
    >
      {label}
    </Stage>
  ))
}

/**
 * A stage of an order or a registration.
 *
 * @data-state="complete" The stage has passed.
 * @data-state="current" The stage has begun.
 * @data-state="upcoming" The stage has not begun.
 */
const Stage = /* @__PURE__ */ createPart('stage', 'li')
