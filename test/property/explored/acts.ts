import type { OrderStatus, SituationAction } from '@onramp-kit/core'
import { details } from '@onramp-kit/test-tools/checkoutHarness'
import { view } from './canonical.ts'
import { faults } from './network.ts'
import { openTab } from './tab.ts'
import type { Tab } from './tabState.ts'
import type { World } from './world.ts'

/** Something that the buyer, the network, the service or time does. */
export interface Act {
  readonly name: string
  readonly isPossible: (world: World) => boolean
  readonly run: (world: World) => Promise<void>
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** What follows each act: locks are granted, storage reaches the other tab, and a read that is due is answered. */
const ACT_TAKES = 100

interface Doing<Subject> {
  readonly if: (subject: Subject, world: World) => unknown
  readonly do: (subject: Subject, world: World) => unknown
}
type Doings<Subject> = Readonly<Record<string, Doing<Subject>>>

/** What a view offers the buyer. It must lead somewhere, within the longest Retry-After. */
const offers = (action: SituationAction, call: (tab: Tab) => void): Doing<Tab> => ({
  if: (tab) => isOffered(tab, action),
  async do(tab, world) {
    const state = () => [view(tab), tab.posts, tab.readCount, tab.snapshot().error]
    const before = state()
    const hasLed = () => state().some((part, index) => part !== before[index])
    call(tab)
    await world.clock.advance(ACT_TAKES)
    if (!hasLed()) await passUntil(world, tab, 31 * SECOND, hasLed)
    if (!hasLed()) world.broken.add(`"${action}" leads nowhere`)
  },
})

function isOffered({ isShown, snapshot }: Tab, action: SituationAction): boolean {
  const { step, situation } = snapshot()
  if (action === 'pay' && step !== 'details') return false
  return isShown && situation.actions.includes(action)
}

const offline = ({ if: isPossible, do: run }: Doing<Tab>): Doing<Tab> => ({
  if: isPossible,
  async do(tab, world) {
    world.device.setOnline(false)
    await run(tab, world)
    world.device.setOnline(true)
  },
})

const opens = offers('pay', (tab) => tab.open())
const retries = offers('try_again', (tab) => tab.retry())

const buyer: Doings<Tab> = {
  opens,
  retries,
  'opens offline': offline(opens),
  'retries offline': offline(retries),
  'starts over': offers('start_over', (tab) => tab.startOver()),
  'checks again': offers('check_again', (tab) => tab.act(({ refresh }) => refresh())),
  'presses everything that is not offered': {
    if: ({ isShown }) => isShown,
    async do(tab, { clock, broken }) {
      const before = `${view(tab)} ${tab.posts}`
      if (!isOffered(tab, 'pay')) tab.act(({ open }) => open(details))
      if (!isOffered(tab, 'try_again')) tab.act(({ retry }) => retry())
      if (!isOffered(tab, 'start_over')) tab.act(({ startOver }) => startOver())
      await clock.advance(0)
      if (`${view(tab)} ${tab.posts}` !== before) broken.add('what is not offered leads somewhere')
    },
  },
}

const page: Doings<Tab> = {
  'is reloaded': { if: () => true, do: (tab) => tab.load() },
  ...each(['is lost', 'meets a rejected key', 'finds no order'], (fault) => ({
    [`is reloaded, and its read ${fault}`]: {
      if: (tab: Tab) => tab.record()?.order_id,
      async do(tab: Tab, { clock }: World) {
        tab.readFault = faults[fault]
        tab.load()
        await clock.advance(ACT_TAKES)
        tab.readFault = undefined
      },
    },
  })),
  'is left': { if: ({ isShown }) => isShown, do: (tab) => tab.leave() },
  'is returned to': { if: ({ isShown }) => !isShown, do: (tab) => tab.enter() },
  'mounts another view': { if: ({ isShown }) => !isShown, do: (tab) => tab.mount() },
}

/** The fates of a purchase request in flight, before and after the service has acted. */
const purchase: Doings<Tab> = {
  'the purchase is answered': {
    if: ({ post }) => post && post.orderId === undefined,
    async do({ post }) {
      await post?.act()
      await post?.arrive()
    },
  },
  'the service acts on the purchase': {
    if: ({ post }) => post && post.orderId === undefined,
    do: ({ post }) => post?.act(),
  },
  'its answer arrives': { if: ({ post }) => post?.orderId, do: ({ post }) => post?.arrive() },
  'the purchase meets a rejected key': {
    if: ({ post }) => post && post.orderId === undefined,
    do: ({ post }) => post?.arrive(faults['meets a rejected key']),
  },
  'the purchase gets an unsafe URL': {
    if: ({ post }) => post?.orderId,
    do: ({ post }) => post?.arrive(faults['gets an unsafe URL']),
  },
  ...each(['is lost', 'gets 429', 'gets 500', 'gets the page of a proxy'], (fault) => ({
    [`the purchase ${fault}`]: {
      if: ({ post }: Tab) => post,
      do: ({ post }: Tab) => post?.arrive(faults[fault]),
    },
  })),
}

/** The fates of the next read of a tab, and of its reads for two minutes. */
const reading: Doings<Tab> = {
  ...each(
    ['is lost', 'gets 429', 'gets the page of a proxy', 'meets a rejected key', 'finds no order'],
    (fault) => ({ [`a read ${fault}`]: withFault(fault, 1) }),
  ),
  'a read gets an old answer': withFault('gets an old answer', 1),
  'reads find no order for two minutes': withFault('finds no order', Number.POSITIVE_INFINITY),
}

function withFault(fault: keyof typeof faults, times: number): Doing<Tab> {
  return {
    if: (tab) => tab.isShown && tab.snapshot().order_id !== undefined && tab.page().timers() > 0,
    async do(tab, world) {
      const until = tab.readCount + times
      tab.readFault = faults[fault]
      await passUntil(world, tab, 2 * MINUTE, () => tab.readCount >= until)
      tab.readFault = undefined
    },
  }
}

/** Lets time pass, timer by timer. */
async function passUntil({ clock }: World, tab: Tab, ms: number, isOver: () => boolean) {
  const end = clock.now() + ms
  while (!isOver() && clock.now() < end) {
    const left = end - clock.now()
    await clock.advance(Math.min(tab.page().timersIn()[0] ?? left, left))
  }
}

/** What the buyer does on a payment page that was shown, and what the rail reports. */
const order: Doings<string> = {
  'the buyer pays': { if: isPayable, do: (id, world) => pay(id, world, '5555 5555 5555 4444') },
  'the card is declined': {
    if: isPayable,
    do: (id, world) => pay(id, world, '4000 0000 0000 0002'),
  },
  'the payment is reviewed': {
    if: isPayable,
    async do(id, world) {
      world.service.scenario('in_review', id)
      await pay(id, world, '5555 5555 5555 4444')
      world.inReview.add(id)
    },
  },
  'the review is passed': {
    if: (id, world) => world.inReview.has(id) && statusOf(id, world) === 'payment_pending',
    do: (id, world) => callBack(id, world, 'order_completed'),
  },
  'the order is sent': {
    if: (id, world) => statusOf(id, world) === 'order_completed',
    do: (id, world) => callBack(id, world, 'order_broadcasted'),
  },
  'the order is cancelled': {
    if: (id, world) => isOpen(id, world),
    do: (id, world) => callBack(id, world, 'order_cancelled'),
  },
  'the order differs': {
    if: (id, world) => !world.distorted.has(id) && isOpen(id, world),
    do: (id, { distorted }) => distorted.set(id, 'another amount'),
  },
  'the order has a new status': {
    if: (id, world) => !world.distorted.has(id) && isOpen(id, world),
    do: (id, { distorted }) => distorted.set(id, 'a new status'),
  },
}

const statusOf = (id: string, world: World) => world.orders().find((each) => each.id === id)?.status
const isOpen = (id: string, world: World) =>
  ['payment_pending', 'order_completed'].includes(statusOf(id, world) ?? '')

function isPayable(id: string, world: World): boolean {
  const isPending = statusOf(id, world) === 'payment_pending'
  return isPending && world.shown.has(id) && !world.inReview.has(id)
}

async function pay(id: string, { shown, service }: World, number: string) {
  const form = new URL(shown.get(id) ?? '')
  form.pathname += '/card'
  const body = new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Ada Lovelace' })
  await service.handle(new Request(form, { method: 'POST', body }))
}

/** Ends what reads say of a new status: the kit knows the next one. */
function callBack(id: string, { service, distorted }: World, status: OrderStatus) {
  service.callback(id, status)
  if (distorted.get(id) === 'a new status') distorted.delete(id)
}

const timersOf = ({ tabs }: World) => tabs.flatMap((tab) => tab.page().timersIn())

const device: Doings<World> = {
  'the buyer opens a second tab': {
    if: ({ tabs, options }) => tabs.length < options.wallets.length,
    do: openTab,
  },
  'both tabs open at once': {
    if: ({ tabs }) => tabs.length > 1 && tabs.every((tab) => isOffered(tab, 'pay')),
    do({ tabs }) {
      for (const tab of tabs) tab.open()
    },
  },
  'the next timer is due': {
    if: (world) => timersOf(world).length > 0,
    do: (world) => world.clock.advance(Math.min(...timersOf(world))),
  },
  'ten minutes pass in the background': {
    if: (world) => timersOf(world).some((ms) => ms > MINUTE),
    async do({ clock, tabs }) {
      for (const tab of tabs) tab.page().show(false)
      await clock.advance(11 * MINUTE)
      for (const tab of tabs) tab.page().show(true)
    },
  },
  'the device is offline for a minute': {
    if: (world) => timersOf(world).length > 0,
    async do(world) {
      world.device.setOnline(false)
      await world.clock.advance(MINUTE)
      world.device.setOnline(true)
    },
  },
  'the device sleeps for a day': {
    // A request does not outlast the sleep: it is lost before.
    if: ({ tabs }) => tabs.every(({ post, snapshot }) => !post && snapshot().step !== 'opening'),
    do: (world) => world.device.setClock(25 * HOUR),
  },
}

/** Every act in a world with this number of tabs. */
export function actsOf(tabs: number): readonly Act[] {
  const numbers = Array.from({ length: tabs }, (_, index) => index)
  const inTab = numbers.flatMap((index) =>
    actsOn(
      { ...buyer, ...page, ...purchase, ...reading },
      (world) => world.tabs[index],
      `tab ${index + 1}: `,
    ),
  )
  const onOrder = numbers.flatMap((index) =>
    actsOn(
      order,
      ({ tabs: open }) => {
        const ids = open.map((tab) => tab.snapshot().order_id)
        return ids.indexOf(ids[index]) === index ? ids[index] : undefined
      },
      `order of tab ${index + 1}: `,
    ),
  )
  return [...inTab, ...onOrder, ...actsOn(device, (world) => world, '')]
}

function actsOn<Subject>(
  doings: Doings<Subject>,
  find: (world: World) => Subject | undefined,
  where: string,
): readonly Act[] {
  return Object.entries(doings).map(([name, doing]) => ({
    name: where + name,
    isPossible(world) {
      const subject = find(world)
      return subject !== undefined && Boolean(doing.if(subject, world))
    },
    async run(world) {
      const subject = find(world)
      if (subject !== undefined) await doing.do(subject, world)
      await world.clock.advance(ACT_TAKES)
    },
  }))
}

function each<Name extends string, Made>(names: readonly Name[], make: (name: Name) => Made): Made {
  return Object.assign({}, ...names.map(make))
}
