import { bankStates } from './bankStates.tsx'
import { depositStates } from './depositStates.tsx'
import { formStates } from './formStates.tsx'
import type { Stage } from './openStage.tsx'
import { orderStates } from './orderStates.tsx'

/** Every visible state of every component, and how a stage enters it. */
export const everyState: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  ...formStates,
  ...orderStates,
  ...bankStates,
  ...depositStates,
}
