import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useCountdown } from './clock.ts'
import { OnrampProvider } from './OnrampProvider.tsx'

/** Counts down from 100.5 s, from 60 s on, and records the changes of what it shows. */
function countDown() {
  const { client, clock, page } = createTestClient()
  const seen: unknown[] = [undefined]
  const record = (shown: unknown) => void (shown === seen.at(-1) || seen.push(shown))
  const { unmount } = renderHook(() => record(useCountdown(100_500, 60, 'monotonic')), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <OnrampProvider client={client}>{children}</OnrampProvider>
    ),
  })
  return { clock, page, seen, unmount, pass: (ms: number) => act(() => clock.advance(ms)) }
}

test('a countdown wakes once it is within its seconds, then at each second, and ends at zero', async () => {
  const { seen, pass, clock } = countDown()
  expect(seen).toEqual([undefined])
  await pass(40_499)
  expect(seen).toEqual([undefined])
  await pass(1)
  expect(seen).toEqual([undefined, 60])
  await pass(999)
  expect(seen).toEqual([undefined, 60])
  await pass(1)
  expect(seen).toEqual([undefined, 60, 59])
  await pass(58_999)
  expect(seen.at(-1)).toBe(1)
  await pass(1)
  expect(seen.at(-1)).toBe(0)
  expect(clock.timers()).toBe(0)
  await pass(60_000)
  expect(seen.at(-1)).toBe(0)
})

test('a countdown has one timer, which a page that becomes visible replaces', async () => {
  const { clock, page, pass, unmount } = countDown()
  expect(clock.timers()).toBe(1)
  act(() => page.set({ visible: true }))
  expect(clock.timers()).toBe(1)
  await pass(50_000)
  expect(clock.timers()).toBe(1)
  unmount()
  expect(clock.timers()).toBe(0)
})
