import { OnrampProvider } from '@onramp-kit/react'
import type { Lifecycle } from '@onramp-kit/test-tools/lifecycles'
import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Page } from './openPage.ts'
import { showPage } from './showPage.ts'

/** How a visitor arrives and leaves. */
export interface Visit {
  readonly life: Pick<Lifecycle, 'draw' | 'moments'>
  /** The last step of the visit. */
  readonly last: number
  /** Milliseconds between that step and the unmount. */
  readonly lingers: number
  readonly isStrict: boolean
  /** Whether a server rendered the page. */
  readonly isHydrated: boolean
  /** Whether the surrounding page renders again at each step. */
  readonly isRedrawn: boolean
  readonly locale: string
  /** Whether the merchant's query client, which outlives the component, holds the data. */
  readonly isShared: boolean
}

/** Renders a component, advances to a step of its lifecycle, and unmounts it. Returns the step. */
export async function visit(page: Page, { life, last, lingers, ...how }: Visit): Promise<string> {
  const { isStrict, isHydrated, isRedrawn, locale, isShared } = how
  const { client, queryClient, reachable } = page
  const container = document.body.appendChild(document.createElement('div'))
  const tell = (seen: object) => reachable.add(seen)
  for (const each of [container, tell]) reachable.add(each)
  const drawn = () => {
    const inside = (
      <OnrampProvider client={client} locale={locale} {...(isShared && { queryClient })}>
        {life.draw(tell)}
      </OnrampProvider>
    )
    return isStrict ? <StrictMode>{inside}</StrictMode> : inside
  }

  if (isHydrated) container.innerHTML = renderToString(drawn())
  const { rerender } = render(drawn(), { container, hydrate: isHydrated })
  for (const [index, [, happen]] of life.moments.slice(0, last + 1).entries()) {
    if (isRedrawn && index > 0) await page.draw()
    await happen()
    if (isRedrawn) rerender(drawn())
  }
  if (lingers > 0) await page.pass(lingers)
  const step = container.querySelector('[data-step]')?.getAttribute('data-step') ?? 'none'
  cleanup()
  showPage(true)
  await page.afterwards({ isShared })
  return step
}
