/** The way of a purchase that goes well, in order. */
export const stages = ['payment', 'sending', 'sent'] as const

export type Stage = (typeof stages)[number]

export function isStage(state: string | undefined): state is Stage {
  return stages.some((stage) => stage === state)
}
