import { routes } from '@onramp-kit/core/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorOf, START } from '../harness.test.helper.ts'
import type { ExtensionScenarioName } from '../scenarios/scenarios.ts'
import { createService } from './createService.ts'
import type { ServiceExtension } from './extension.ts'
import { errorResponse, jsonResponse } from './http/responses.ts'
import { ServiceError } from './http/serviceError.ts'
import { activeBehavior } from './scenario/behavior.ts'

const closed = 'closed' as string as ExtensionScenarioName
const LAMP = 'https://onramp.test/lamp'
const FX = 'https://onramp.test/v1/fx'

/** A contract with one route, whose lamp lights up a second after the first request. */
function lamp({ alone = false } = {}): ServiceExtension {
  const route = {
    method: 'GET',
    path: '/lamp',
    requiresKey: false,
    idempotent: true,
    input: z.object({}),
    response: null,
    errors: ['lamp_closed'],
    assumes: {},
  } as const
  return {
    name: 'lamp',
    routes: { 'lamp.read': route },
    alone,
    scenarios: {
      closed: { description: 'It is closed.', faults: [{ response: { error: 'lamp_closed' } }] },
    },
    create(engine) {
      let light = 'off'
      return {
        state: {
          save: () => light,
          load(saved) {
            light = String(saved)
          },
          reset() {
            light = 'off'
          },
        },
        perform(event) {
          light = String(event)
        },
        group: {
          endpoints: [
            {
              ...route,
              route: {
                id: 'lamp.read',
                errors: route.errors,
                errorCodes: { lamp_closed: { status: 423, when: 'the lamp is closed' } },
              },
              behavior: () => activeBehavior(engine),
              respond() {
                engine.clock.schedule(1000, { kind: 'extension', extension: 'lamp', event: 'on' })
                return jsonResponse({ light })
              },
            },
          ],
          errorResponse,
        },
      }
    },
  }
}

function start(options: { readonly alone?: boolean } = {}) {
  const service = createService({ now: () => START, extensions: [lamp(options)] })
  const read = (url: string) => service.fetch(url)
  return { service, read, light: async () => (await (await read(LAMP)).json()) as unknown }
}

describe('a service with an extension', () => {
  test('serves its routes beside the current ones, lists them and counts their requests', async () => {
    const { read, service } = start()
    expect((await read(LAMP)).status).toBe(200)
    expect((await read(FX)).status).toBe(200)
    expect(Object.keys(service.routes)).toEqual([...Object.keys(routes), 'lamp.read'])
    expect(service.state().requests).toMatchObject({ 'lamp.read': 1, 'fx.rates': 1 })
  })

  test('serves none of the current routes if the extension is alone', async () => {
    const { read, service } = start({ alone: true })
    expect((await read(LAMP)).status).toBe(200)
    expect(await errorOf(read(FX))).toMatchObject({ status: 404, code: 'not_found' })
    expect(Object.keys(service.routes)).toEqual(['lamp.read'])
    expect((await read('https://onramp.test/_simulator/state')).status).toBe(200)
  })

  test('performs the events that the extension scheduled', async () => {
    const { light, service } = start()
    expect(await light()).toEqual({ light: 'off' })
    service.advance(1000)
    expect(await light()).toEqual({ light: 'on' })
  })

  test('saves, restores and resets the state and the events of the extension', async () => {
    const { light, service } = start()
    await light()
    const saved: unknown = JSON.parse(JSON.stringify(service.snapshot()))
    service.advance(1000)
    service.restore(saved)
    expect(await light()).toEqual({ light: 'off' })
    service.advance(1000)
    expect(await light()).toEqual({ light: 'on' })
    service.reset()
    expect(await light()).toEqual({ light: 'off' })
    expect(() => service.restore(createService().snapshot())).toThrow('its state is broken')
  })

  test('knows the scenarios of the extension, and answers with their faults', async () => {
    const { read, service } = start()
    service.scenario(closed)
    expect(service.state().scenario).toBe('closed')
    expect(await errorOf(read(LAMP))).toEqual({
      status: 423,
      code: 'lamp_closed',
      message: 'the lamp is closed (scenario closed)',
    })
    expect((await read(FX)).status).toBe(200)
    const listed = await read('https://onramp.test/_simulator/scenarios')
    expect(await listed.json()).toMatchObject({ closed: 'It is closed.' })
  })
})

test('a service without the extension rejects its scenario', () => {
  expect(() => createService().scenario(closed)).toThrow(ServiceError)
  expect(() => createService({ scenario: closed })).toThrow(RangeError)
})
