import type { EventName } from './schedule.ts'
import type { Tab } from './tab.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000

const clockChanges = {
  'clock ahead': HOUR,
  'clock back': -HOUR,
  // Wakes up more than a day later; timers have not run.
  sleep: 25 * HOUR,
}

/** Applies the event to a tab or its device. */
export async function applyEvent(what: EventName, tab: Tab, world: World): Promise<void> {
  const { device, service } = world
  const visit = tab.visit()
  const page = tab.page()
  switch (what) {
    case 'open':
      return page.task(visit.open)
    case 'open again':
      return page.task(visit.retry)
    case 'start over':
      return page.task(visit.startOver)
    case 'refresh':
      return page.task(() => void visit.checkout.refresh())
    case 'refetchSoon':
      return page.task(visit.checkout.refetchSoon)
    case 'offline':
      return device.setOnline(false)
    case 'online':
      return device.setOnline(true)
    case 'clock ahead':
    case 'clock back':
    case 'sleep':
      device.setClock(clockChanges[what])
      return world.purchases.clockWasSet()
    case 'hide':
      return page.show(false)
    case 'show':
      return page.show(true)
    case 'freeze':
      return page.freeze()
    case 'thaw':
      return page.thaw()
    case 'reload':
      return tab.reload()
    case 'mount again':
      return page.isFrozen() ? undefined : tab.mount()
    case 'unsubscribe':
      return page.task(tab.leave)
    case 'unsubscribe and subscribe':
      return page.task(() => {
        tab.leave()
        tab.enter()
      })
    default:
      for (const { id } of service.state().orders) service.callback(id, what)
  }
}
