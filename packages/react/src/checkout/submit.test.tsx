import { CheckoutForm, CheckoutRoot, CheckoutSubmit } from '@onramp-kit/react/parts'
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
    <CheckoutRoot wallet={WALLET} chain={8453} token="USDC">
      <CheckoutForm {...(onSubmit && { onSubmit })}>
        <CheckoutSubmit />
      </CheckoutForm>
    </CheckoutRoot>
  )
}

/** Presses the button; gives whether the page would be left, and what was thrown. */
async function submit() {
  const thrown: string[] = []
  const submitted: Event[] = []
  const keep = (event: Event) => void submitted.push(event)
  const keepError = (event: ErrorEvent) => {
    event.preventDefault()
    thrown.push(event.message)
  }
  window.addEventListener('submit', keep, { capture: true })
  window.addEventListener('error', keepError)
  await stage.press(/^Continue/)
  window.removeEventListener('submit', keep, { capture: true })
  window.removeEventListener('error', keepError)
  return { isLeft: submitted.some((event) => !event.defaultPrevented), thrown }
}

test("the merchant's handler runs too", async () => {
  stage = openStage()
  const onSubmit = vi.fn<OnSubmit>()
  await stage.show(<Form onSubmit={onSubmit} />)
  await submit()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(stage.checkouts()).toBe(1)
})

test('a handler that prevents it keeps the purchase from being opened', async () => {
  stage = openStage()
  await stage.show(<Form onSubmit={(event) => event.preventDefault()} />)
  await submit()
  expect(stage.checkouts()).toBe(0)
})

test('a handler that throws opens nothing, and the page is not left', async () => {
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

test('a form around it, be it across a portal, is not sent along', async () => {
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
