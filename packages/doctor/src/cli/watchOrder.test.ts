import { type AddressInfo, createServer } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { order } from '@onramp-kit/test-tools/cardSamples'
import { selfSignedCertificate } from '@onramp-kit/test-tools/selfSignedCertificate'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  createFile,
  doctor,
  EMAIL,
  hurried,
  KEY,
  ORDER,
  startServer,
  startService,
  WALLET,
} from '../doctor.test.helper.ts'

describe('--watch-order', () => {
  /** A service whose order has these statuses, one a read and then the last. */
  const startWith = async (...statuses: readonly string[]) => {
    const rest = [...statuses]
    return startServer(() => {
      const [status = ''] = rest.length > 1 ? rest.splice(0, 1) : rest
      return Response.json(order(status, { id: ORDER }))
    })
  }

  /** A clock on which each wait lasts an hour, and no request times out. */
  const hourly = () => {
    const clock = createVirtualClock()
    const timeout = 10_000
    return {
      ...clock,
      setTimeout: (resume: () => void, ms: number) => {
        if (ms !== timeout) void clock.advance(3_600_000).then(resume)
        return () => {}
      },
    }
  }

  test('prints each status with its time until the order is terminal', async () => {
    const clock = createVirtualClock()
    const { service, url } = await startService()
    await doctor(url, ['--allow-purchase'])
    const [order] = service.state().orders
    service.callback(order?.id ?? '', 'order_broadcasted')
    const { code, out, err } = await doctor(url, ['--watch-order', order?.id ?? ''], { clock })
    expect(out).toBe('2026-11-20T12:00:00.000Z  order_broadcasted\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  test('exits with 0 for a canceled order', async () => {
    const url = await startWith('payment_pending', 'order_cancelled')
    const { code, out } = await doctor(url, ['--watch-order', ORDER], { clock: hourly() })
    expect(out.match(/payment_pending|order_cancelled/g)).toEqual([
      'payment_pending',
      'order_cancelled',
    ])
    expect(code).toBe(0)
  })

  test.each([[[]], [['--json']]])(
    'exits with 1 if the last status is not terminal, and names it on stderr, with flags %j',
    async (flags) => {
      const url = await startWith('payment_pending', 'order_completed')
      const args = ['--watch-order', ORDER, ...flags]
      const { code, err, out } = await doctor(url, args, { clock: hourly() })
      expect(err).toBe(
        'The last status, order_completed, is not terminal: watch the order again later.\n',
      )
      expect(out.trimEnd().split('\n')).toHaveLength(2)
      expect(code).toBe(1)
    },
  )

  test.each([[[]], [['--json']]])(
    'prints no secret that a status holds, with flags %j',
    async (flags) => {
      const status = `paid ${KEY} ${EMAIL} ${encodeURIComponent(EMAIL)} ${WALLET.slice(2)} \u001B[2J`
      const url = await startWith(status)
      const args = ['--watch-order', ORDER, ...flags]
      const { code, err, out } = await doctor(url, args, { clock: hourly() })
      const cleaned = 'paid [redacted] [redacted] [redacted] [redacted]  [2J'
      expect(flags.length > 0 ? (JSON.parse(out) as object) : out).toEqual(
        flags.length > 0
          ? { at: '2026-11-20T12:00:00.000Z', status: cleaned }
          : `2026-11-20T12:00:00.000Z  ${cleaned}\n`,
      )
      expect(err).toContain(cleaned)
      expect(code).toBe(1)
    },
  )

  test('exits with 1 for an unknown order', async () => {
    const { url } = await startService()
    const clock = hurried(createVirtualClock())
    const { code, err } = await doctor(url, ['--watch-order', ORDER], { clock })
    expect(err).toContain('404 order_not_found')
    expect(code).toBe(1)
  })

  test('says once why reads fail, and exits with 2 if none succeeds', async () => {
    const url = await startServer(() => new Response('<html>'))
    const { code, err, out } = await doctor(url, ['--watch-order', ORDER], { clock: hourly() })
    expect(err.match(/card\.orders\.get got an unexpected response/g)).toHaveLength(1)
    expect(err).toContain('No status was read: check --base-url and the network.\n')
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })

  /** Overrides whose fetch fails with a code, and then calls a service. */
  const failingWith = (code: string, times: number) =>
    createFile(
      'overrides.mjs',
      `let failures = 0
      export default {
        fetch: (input, init) => {
          if (failures++ >= ${times}) return globalThis.fetch(input, init)
          throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: '${code}' }) })
        },
      }`,
    )

  describe('ends with 2 after three reads, and says once why,', () => {
    const expectEnd = async (url: string, words: string, args: readonly string[] = []) => {
      const clock = createVirtualClock()
      const all = ['--watch-order', ORDER, ...args]
      const { code, err, out } = await doctor(url, all, { clock: hurried(clock) })
      expect(err.split(words)).toHaveLength(2)
      expect(err).toContain('No status was read: check --base-url and the network.\n')
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(clock.now() - createVirtualClock().now()).toBeLessThan(5 * 60_000)
    }

    test('for an unknown host', async () => {
      const file = failingWith('ENOTFOUND', Number.POSITIVE_INFINITY)
      const url = await startWith('order_broadcasted')
      await expectEnd(url, 'Behind a proxy, set HTTPS_PROXY and NODE_USE_ENV_PROXY=1.', [
        '--overrides',
        file,
      ])
    })

    test('for an untrusted certificate', async () => {
      const { key, cert } = selfSignedCertificate()
      const { url, close } = await serve(createService(), { tls: { key, cert } })
      onTestFinished(close)
      await expectEnd(url, 'name its CA in NODE_EXTRA_CA_CERTS')
    })

    test('for a redirect', async () => {
      const headers = { location: 'https://login.example/?session=1' }
      const url = await startServer(() => new Response(null, { status: 302, headers }))
      await expectEnd(url, 'redirects to https://login.example. The client follows no redirect')
    })
  })

  test.each([
    ['ENOTFOUND', 2, 'the host name is unknown'],
    ['ECONNREFUSED', 4, 'the connection was refused'],
  ])('keeps polling after %s %d times', async (code, times, words) => {
    const url = await startWith('order_broadcasted')
    const args = ['--watch-order', ORDER, '--overrides', failingWith(code, times)]
    const watched = await doctor(url, args, { clock: hurried(createVirtualClock()) })
    expect(watched.err.split(words)).toHaveLength(2)
    expect(watched.out).toContain('order_broadcasted')
    expect(watched.code).toBe(0)
  })

  test('aborts a read with --origin after its time limit, also if garbage was collected meanwhile', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage: () => void = runInNewContext('gc')
    const clock = createVirtualClock()
    let isAborted = () => {}
    const aborted = new Promise<void>((resolve) => {
      isAborted = resolve
    })
    const server = createServer((socket) => {
      socket.on('error', () => {}).on('close', isAborted)
      socket.on('data', () => {
        collectGarbage()
        void clock.advance(10_000)
      })
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    void doctor(url, ['--watch-order', ORDER, '--origin', 'https://shop.example'], { clock })
    await aborted
  })
})
