import type { Engine, EngineState } from './engine.ts'

const FORMAT = 'onramp-service'
/** Raise it whenever a part saves something else, so that an older snapshot is rejected rather than misread. */
const VERSION = 4

/** The state of a service at one moment, as plain JSON data. The format of `state` is private. */
export interface ServiceSnapshot {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  readonly state: EngineState
}

export function takeSnapshot(engine: Engine): ServiceSnapshot {
  return { format: FORMAT, version: VERSION, state: structuredClone(engine.save()) }
}

/**
 * Replaces the engine's state with a snapshot's.
 * @throws RangeError for anything but a snapshot of this version; the state is then unchanged
 */
export function restoreSnapshot(engine: Engine, snapshot: unknown): void {
  const state = readState(snapshot)
  const before = engine.save()
  try {
    engine.load(structuredClone(state))
  } catch (error) {
    engine.load(before)
    throw invalidSnapshot('its state is broken', error)
  }
}

function readState(snapshot: unknown): EngineState {
  const { format, version, state } = Object(snapshot) as Partial<ServiceSnapshot>
  if (format !== FORMAT) throw invalidSnapshot('it is not a snapshot of this service')
  if (version !== VERSION)
    throw invalidSnapshot(`its version is ${version}, and this release reads ${VERSION}`)
  if (state === undefined) throw invalidSnapshot('it has no state')
  return state
}

function invalidSnapshot(reason: string, cause?: unknown): RangeError {
  return new RangeError(
    `restore: the snapshot is invalid: ${reason}. Pass the result of snapshot() of the same version of @onramp-kit/msw.`,
    { cause },
  )
}
