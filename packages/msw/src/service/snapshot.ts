import type { Engine, EngineState } from './engine.ts'

const FORMAT = 'onramp-service'
/** To be raised with every change of what a part saves: an older snapshot is then refused, not misread. */
const VERSION = 2

/** All that a service knows at one moment, as plain JSON data. Its inside is the simulator's own. */
export interface ServiceSnapshot {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  readonly state: EngineState
}

export function takeSnapshot(engine: Engine): ServiceSnapshot {
  return { format: FORMAT, version: VERSION, state: structuredClone(engine.save()) }
}

/**
 * Has the engine know what the snapshot says, and nothing else.
 * @throws RangeError for what is no snapshot, or one this version can't read; the engine then knows
 * what it knew
 */
export function restoreSnapshot(engine: Engine, snapshot: unknown): void {
  const state = readState(snapshot)
  const before = engine.save()
  try {
    engine.load(structuredClone(state))
  } catch (error) {
    engine.load(before)
    throw unreadable('its state is broken', error)
  }
}

function readState(snapshot: unknown): EngineState {
  const { format, version, state } = Object(snapshot) as Partial<ServiceSnapshot>
  if (format !== FORMAT) throw unreadable('it is none of this service')
  if (version !== VERSION) throw unreadable(`its version is ${version}, and ${VERSION} is read`)
  if (state === undefined) throw unreadable('it has no state')
  return state
}

function unreadable(reason: string, cause?: unknown): RangeError {
  return new RangeError(
    `restore: the snapshot can't be read: ${reason}. Give what snapshot() of the same version of @onramp-kit/msw gave.`,
    { cause },
  )
}
