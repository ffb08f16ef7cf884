import type { EngineState } from './engine.ts'
import { isRecord } from './isRecord.ts'
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

/** Creates the functions that take and restore snapshots. @param state the state of all parts, not yet changed */
export function createSnapshots(state: Stateful<EngineState>) {
  const initial = state.save()
  return {
    snapshot: (): ServiceSnapshot => ({
      format: FORMAT,
      version: VERSION,
      state: structuredClone(state.save()),
    }),
    /**
     * Replaces the state with a snapshot's.
     * @throws RangeError for anything but a snapshot of this version; the state is then unchanged
     */
    restore: (snapshot: unknown): void => {
      const saved = readState(snapshot)
      const before = state.save()
      try {
        const loaded = structuredClone(saved)
        if (!hasShapeOf(initial, loaded)) throw new RangeError('its shape is not that of a service')
        state.load(loaded)
      } catch (error) {
        state.load(before)
        throw invalidSnapshot('its state is broken', error)
      }
    },
  }
}

/** True if a value has the sample's kinds of values under all of its names. Ignores list items and extra names. */
function hasShapeOf(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value)
  if (!isRecord(sample)) return typeof value === typeof sample
  return (
    isRecord(value) && Object.entries(sample).every(([name, each]) => hasShapeOf(each, value[name]))
  )
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
