import { SHOP } from '../../e2e/addresses.ts'
import { serviceTest } from '../../e2e/world.ts'
import { keys, type Role, type Session } from './session.ts'
import { startWebKit } from './startWebKit.ts'

/** A test with a fresh service, and a WebKit with one window. */
export const test = serviceTest.extend<
  { page: never; buyer: Session },
  { browser: never; webkit: Session }
>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { session, close } = await startWebKit()
      await use(session)
      await close()
    },
    { scope: 'worker' },
  ],
  // Depends on the service, which listens as long as the test runs.
  buyer: async ({ webkit, onramp: _onramp }, use) => {
    const [first = ''] = await webkit.windows()
    await use(webkit)
    // A new window for each test would take seconds.
    for (const handle of await webkit.windows())
      if (handle !== first) {
        await webkit.enter(handle)
        await webkit.closeWindow()
      }
    await webkit.enter(first)
    await webkit.goto(SHOP)
    await webkit.evaluate(() => localStorage.clear())
  },
})

/** Submits the form to open the purchase. */
export async function proceed(buyer: Session, url = SHOP): Promise<void> {
  await buyer.goto(url)
  await buyer.click('button', /^Continue to pay/)
  await buyer.sees('heading', 'Complete your payment')
}

/** Fills in and submits the form of the hosted page. */
export async function submitCard(buyer: Session, number: string) {
  await buyer.inFrame(async () => {
    await buyer.fill('Card number', number)
    await buyer.fill('Expiry date', '12/40')
    await buyer.fill('Security code', '123')
    await buyer.fill('Name on card', 'Noor Haddad')
    await buyer.click('button', /^Pay/)
  })
}

/** Pays on the hosted page with a card that requires 3-D Secure. */
export async function payByCard(buyer: Session) {
  await submitCard(buyer, '4242 4242 4242 4242')
  await buyer.inFrame(async () => {
    await buyer.fill('One-time code', '123456')
    await buyer.click('button', 'Confirm')
  })
}

/** Presses Tab until an element has the focus, up to a limit. It is in the page, or with `isFramed` in its frame. */
export async function tabTo(
  buyer: Session,
  role: Role,
  name: string,
  isFramed = false,
): Promise<void> {
  const there = <Result>(run: () => Promise<Result>) => (isFramed ? buyer.inFrame(run) : run())
  await there(() => buyer.sees(role, name))
  for (let presses = 0; presses < 40; presses += 1) {
    if (await there(() => buyer.hasFocus(role, name))) return
    await buyer.press(keys.Tab)
  }
  throw new Error(`Tab does not reach the ${role} "${name}".`)
}
