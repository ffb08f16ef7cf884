import { CheckoutParts } from '@onramp-kit/react/parts'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'

let stage: Stage
afterEach(() => stage.leave())

type OnSubmit = (event: FormEvent) => void

function Form({ onSubmit }: { readonly onSubmit?: OnSubmit }) {
  return (
    <CheckoutParts.Root wallet={WALLET} chain={8453} token="USDC">
      <CheckoutParts.Form {...(onSubmit && { onSubmit })}>
        <CheckoutParts.Submit />
      </CheckoutParts.Form>
    </CheckoutParts.Root>
  )
}

/** Presses the button. Returns whether the browser would leave the page, and the uncaught errors. */
async function submit() {
  const thrown: string[] = []
  const submitted: Event[] = []
  const record = (event: Event) => void submitted.push(event)
  const recordError = (event: ErrorEvent) => {
    event.preventDefault()
    thrown.push(event.message)
  }
  window.addEventListener('submit', record, { capture: true })
  window.addEventListener('error', recordError)
  await stage.press(/^Continue/)
  window.removeEventListener('submit', record, { capture: true })
  window.removeEventListener('error', recordError)
  return { isLeft: submitted.some((event) => !event.defaultPrevented), thrown }
}

test("the form also calls the merchant's onSubmit", async () => {
  stage = openStage()
  const onSubmit = vi.fn<OnSubmit>()
  await stage.show(<Form onSubmit={onSubmit} />)
  await submit()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(stage.checkouts()).toBe(1)
})

test('the form opens no purchase when onSubmit prevents the event', async () => {
  stage = openStage()
  await stage.show(<Form onSubmit={(event) => event.preventDefault()} />)
  await submit()
  expect(stage.checkouts()).toBe(0)
})

test('the form opens no purchase and stays on the page when onSubmit throws', async () => {
  stage = openStage()
  const onSubmit = () => {
    throw new Error('the terms were not accepted')
  }
  await stage.show(<Form onSubmit={onSubmit} />)
  const { isLeft, thrown } = await submit()
  expect(thrown.join()).toContain('the terms were not accepted')
  expect(isLeft).toBe(false)
  expect(stage.checkouts()).toBe(0)
})

test('the form does not submit a form around it, even across a portal', async () => {
  stage = openStage()
  const order = vi.fn<OnSubmit>()
  function Basket() {
    const [place, setPlace] = useState<Element | null>(null)
    return (
      <>
        <form onSubmit={order}>{place && createPortal(<Form />, place)}</form>
        <div ref={setPlace} />
      </>
    )
  }
  await stage.show(<Basket />)
  await submit()
  expect(stage.checkouts()).toBe(1)
  expect(order).not.toHaveBeenCalled()
})
