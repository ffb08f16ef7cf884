import { bankStates } from './bankStates.tsx'
import { depositStates } from './depositStates.tsx'
import { formStates } from './formStates.tsx'
import type { Stage } from './openStage.tsx'
import { orderStates } from './orderStates.tsx'

/** Every state of every component, and the steps to it. */
export const everyState: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  ...formStates,
  ...orderStates,
  ...bankStates,
  ...depositStates,
}
