import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en/en.ts'
import { OnrampProvider } from '../../provider/OnrampProvider.tsx'
import { NeedsClient } from '../NeedsWallet.tsx'
import { Element } from '../part.tsx'
import { CountryField } from './CountryField.tsx'

const { client } = createTestClient()
const submit = vi.fn()
beforeEach(() => {
  submit.mockClear()
})

interface PageProps {
  readonly onChoose: (country: string) => void
  readonly isOffered?: ((code: string) => boolean) | undefined
}

function Page({ onChoose, isOffered }: PageProps) {
  const [country, setCountry] = useState('US')
  return (
    <NeedsClient of="Page">
      <Element tag="div" onSubmit={submit}>
        <CountryField
          value={country}
          isOffered={isOffered}
          onChange={(code) => {
            setCountry(code)
            onChoose(code)
          }}
        />
        <button type="submit">Continue</button>
      </Element>
    </NeedsClient>
  )
}

/** Renders country names in the language of `locale` and messages in English. */
const page = (
  locale: string,
  onChoose: PageProps['onChoose'],
  isOffered?: PageProps['isOffered'],
) => (
  <OnrampProvider client={client} locale={locale} messages={en}>
    <Page onChoose={onChoose} isOffered={isOffered} />
  </OnrampProvider>
)

/** Opens the field by a click. */
async function open(locale = 'en', isOffered?: PageProps['isOffered']) {
  const chosen = vi.fn<(country: string) => void>()
  const user = userEvent.setup()
  const { container } = render(page(locale, chosen, isOffered))
  await user.click(field())
  return { chosen, user, container }
}

test('lists and finds only the countries that are offered', async () => {
  const { user } = await open('en', (code) => ['DE', 'FR', 'US'].includes(code))
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  expect(options()).toEqual(['France', 'Germany', 'United States'])
  await user.clear(field())
  await user.type(field(), 'f')
  expect(options()).toEqual(['France'])
})

test('lists no blank option, and chooses none on blur, while no country is chosen', async () => {
  const chosen = vi.fn<(country: string) => void>()
  const user = userEvent.setup()
  render(
    <OnrampProvider client={client} locale="en" messages={en}>
      <NeedsClient of="Page">
        <CountryField value="" onChange={chosen} />
      </NeedsClient>
    </OnrampProvider>,
  )
  await user.click(field())
  expect(options()).toHaveLength(249)
  expect(options()[0]).toBe('Afghanistan')
  await user.tab()
  expect(field()).toHaveValue('')
  expect(chosen).not.toHaveBeenCalled()
})

test('Enter keeps the chosen country after the buyer cleared the field', async () => {
  const { chosen, user } = await open()
  await user.clear(field())
  expect(active()).toBe('United States')
  await user.keyboard('{Enter}')
  expect(chosen.mock.calls.filter(([code]) => code !== 'US')).toEqual([])
  expect(field()).toHaveValue('United States')
  expect(submit).not.toHaveBeenCalled()
})

test('Enter keeps the chosen country after the buyer typed only spaces', async () => {
  const { chosen, user } = await open()
  await user.clear(field())
  await user.type(field(), '  {Enter}')
  expect(chosen.mock.calls.filter(([code]) => code !== 'US')).toEqual([])
  expect(field()).toHaveValue('United States')
})

const field = () => screen.getByRole('combobox', { name: 'Country or region' })
const list = () => screen.queryByRole('listbox', { name: 'Country or region' })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
/** Returns the active option, which screen readers announce. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

test('shows the chosen country and the sorted list in the language of the locale', async () => {
  const { container } = await open('de')
  expect(field()).toHaveValue('Vereinigte Staaten')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(field()).toHaveAttribute('aria-controls', list()?.id)
  expect(options()).toHaveLength(249)
  expect(options()[0]).toBe('Afghanistan')
  expect(active()).toBe('Vereinigte Staaten')
  const selected = within(container).getByRole('option', { selected: true })
  expect(selected).toHaveTextContent('Vereinigte Staaten')
})

test('finds countries by their name in the language or in English, and activates the first', async () => {
  const { user, chosen } = await open('de')
  await user.keyboard('osterr')
  expect(options()).toEqual(['Österreich'])
  expect(active()).toBe('Österreich')
  await user.clear(field())
  await user.keyboard('germ')
  expect(options()).toEqual(['Deutschland'])
  await user.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['DE']])
  expect(field()).toHaveValue('Deutschland')
  expect(list()).toBeNull()
})

test('announces the number of matches, and shows a message when no country matches', async () => {
  const { user, container } = await open()
  const status = container.querySelector('[aria-live="polite"]')
  expect(status).toHaveTextContent('')
  await user.keyboard('germany')
  expect(status).toHaveTextContent('1 result')
  await user.clear(field())
  await user.keyboard('united')
  expect(status).toHaveTextContent('3 results')
  await user.keyboard('x')
  expect(status).toHaveTextContent('No results found.')
  expect(status).toHaveAttribute('data-empty')
  expect(list()).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

describe('keyboard', () => {
  test.each([
    ['{ArrowDown}', 'Uruguay'],
    ['{ArrowUp}', 'United Kingdom'],
    ['{Home}', 'Afghanistan'],
    ['{End}', 'Zimbabwe'],
    ['{Home}{PageDown}', 'Argentina'],
    ['{End}{PageUp}', 'Uruguay'],
    ['{Home}{PageUp}', 'Afghanistan'],
    ['{Home}{ArrowUp}', 'Zimbabwe'],
    ['{End}{ArrowDown}', 'Afghanistan'],
  ])('%s moves to %s', async (keys, name) => {
    const { user } = await open()
    await user.keyboard(keys)
    expect(active()).toBe(name)
  })

  test('arrow keys open the list at the chosen country, other keys do not', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}{Home}{PageDown}')
    expect(list()).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('United States')
  })

  test('Enter chooses while the list is open, and submits the form once it is closed', async () => {
    const { user, chosen } = await open()
    await user.keyboard('{Home}{Enter}')
    expect(chosen).toHaveBeenCalledTimes(1)
    expect(submit).not.toHaveBeenCalled()
    await user.keyboard('atlantis{Enter}')
    expect(submit).not.toHaveBeenCalled()
    await user.keyboard('{Escape}{Enter}')
    expect(submit).toHaveBeenCalledTimes(1)
    expect(chosen).toHaveBeenCalledTimes(1)
  })

  test('Escape closes the list, keeps the country, and does not reach a surrounding dialog', async () => {
    const { user, chosen } = await open()
    const escapes: boolean[] = []
    const listen = (event: KeyboardEvent) => escapes.push(event.defaultPrevented)
    document.addEventListener('keydown', listen)
    await user.keyboard('{ArrowDown}{Escape}{Escape}')
    document.removeEventListener('keydown', listen)
    expect(escapes.slice(-2)).toEqual([true, false])
    expect(field()).toHaveValue('United States')
    expect(chosen).not.toHaveBeenCalled()
  })

  test('Tab keeps the chosen country unless a full name was typed', async () => {
    const { user, chosen } = await open()
    await user.keyboard('ger')
    await user.tab()
    expect(field()).toHaveValue('United States')
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
    await user.click(field())
    await user.keyboard('germany')
    await user.tab()
    expect(field()).toHaveValue('Germany')
    expect(chosen.mock.calls).toEqual([['DE']])
  })
})

test('a click in the open field keeps the typed text and its matches', async () => {
  const { user } = await open()
  await user.keyboard('fra')
  await user.click(field())
  expect(field()).toHaveValue('fra')
  expect(options()).toEqual(['France'])
})

test('a click chooses a country and leaves the focus in the field', async () => {
  const { user, chosen } = await open()
  await user.keyboard('fra')
  await user.click(screen.getByRole('option', { name: 'France' }))
  expect(chosen.mock.calls).toEqual([['FR']])
  expect(field()).toHaveFocus()
  expect(list()).toBeNull()
})
