import { isTerminal } from '@onramp-kit/core'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { applyEvent } from './applyEvent.ts'
import type { Schedule } from './schedule.ts'
import { showsServiceState } from './showsServiceState.ts'
import { openTab, type Show, type Tab } from './tab.ts'
import type { Rule, Tally } from './tally.ts'
import { createFaultyWorld, type World } from './world.ts'

const MINUTE = 60_000
/** The time limit for each page to show what the service holds. */
const patience = [3 * MINUTE, 10 * MINUTE, 60 * MINUTE, 120 * MINUTE, 23 * 60 * MINUTE]

/** Plays a schedule to its end and reports the broken rules. */
export async function play(
  { moments, networkFaults, last }: Schedule,
  tally: Tally,
  show: Show,
): Promise<readonly Rule[]> {
  const world = createFaultyWorld(networkFaults, tally)
  const tabs: Partial<Record<0 | 1, Tab>> = {}
  for (const { after, tab, what } of moments) {
    await world.clock.advance(after)
    tabs[tab] ??= await openTab(world, show)
    if (what === 'reload') tally.reloaded.add(tabs[tab].visit().checkout.getSnapshot().step)
    await applyEvent(what, tabs[tab], world)
    await settle()
  }
  await conclude(world, Object.values(tabs), last)
  return world.broken
}

/** Restores the network, shows the pages again, and advances time. */
async function conclude(world: World, tabs: readonly Tab[], last: Schedule['last']) {
  const { clock, device, network, purchases, report, service, tally } = world
  network.heal()
  device.setOnline(true)
  for (const tab of tabs) {
    tab.page().show(true)
    await tab.page().thaw()
    tab.enter()
    void tab.visit().checkout.refresh()
  }
  if (last !== 'nothing') for (const { id } of service.state().orders) service.callback(id, last)
  const isRight = (tab: Tab) => showsServiceState(tab.visit(), world)
  for (const ms of patience) {
    await clock.advance(ms)
    if (tabs.every(isRight)) break
    // What was in flight can end a poll that the buyer has just restarted: a 404, or a stale reply after a day.
    for (const { visit, readsOnce } of tabs) {
      const { checkout } = visit()
      if (checkout.getSnapshot().error?.code === 'order_not_found' || readsOnce())
        void checkout.refresh()
    }
  }
  for (const tab of tabs) {
    const { step, order } = tab.visit().checkout.getSnapshot()
    tally.ends.add(step)
    if (!isRight(tab)) report('pages that end showing something else than the service holds')
    const isOver = order !== undefined && isTerminal(order.status)
    if (!isOver) tab.leave()
  }
  await settle()
  if (tabs.some((tab) => tab.page().timers() > 0)) report('timers left at the end')
  for (const tab of tabs) tab.leave()
  purchases.check()
  tally.counts.schedules += 1
  tally.counts.orders += service.state().orders.length
}
