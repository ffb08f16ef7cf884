import type { EngineState } from './engine.ts'
import type { Stateful } from './stateful.ts'

const FORMAT = 'onramp-service'
/** Raise it whenever a part saves something else, so that an older snapshot is rejected rather than misread. */
const VERSION = 6

/** The state of a service at one moment, as plain JSON data. The format of `state` is private. */
export interface ServiceSnapshot {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  readonly state: EngineState
}

export function takeSnapshot(state: Stateful<EngineState>): ServiceSnapshot {
  return { format: FORMAT, version: VERSION, state: structuredClone(state.save()) }
}

/**
 * Replaces a service's state with a snapshot's.
 * @throws RangeError for anything but a snapshot of this version; the state is then unchanged
 */
export function restoreSnapshot(state: Stateful<EngineState>, snapshot: unknown): void {
  const saved = readState(snapshot)
  const before = state.save()
  try {
    state.load(structuredClone(saved))
  } catch (error) {
    state.load(before)
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
