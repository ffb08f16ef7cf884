import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStyledPage } from '@onramp-kit/test-tools/styledPage'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import plain from './styles.css?inline'
import sealed from './styles.sealed.css?inline'

const setMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
afterEach(() => setMedia(''))

describe.each([
  ['styles.css', plain],
  ['styles.sealed.css', sealed],
])('%s', (_, sheet) => {
  test.each(['sent', 'sent, with a block explorer', 'order page: sent'])(
    'a printed receipt is light, has the whole wallet and order id, and no buttons: %s',
    async (state) => {
      const styled = await openStyledPage()
      onTestFinished(() => styled.close())
      const receipts = await styled.show(state, [sheet], async (root) => {
        root.setAttribute('data-theme', 'dark')
        const onScreen = readReceipt(root)
        await setMedia('print')
        return { onScreen, onPaper: readReceipt(root) }
      })
      expect(receipts).toEqual({
        onScreen: { wallet: 'none', hasWholeId: false, hasButtons: true, scheme: 'dark' },
        onPaper: { wallet: `"${WALLET}"`, hasWholeId: true, hasButtons: false, scheme: 'light' },
      })
    },
  )
})

test.each([
  ['styles.css', plain],
  ['styles.sealed.css', sealed],
])('a printed dialog has no close button and no backdrop: %s', async (_, sheet) => {
  const styled = await openStyledPage()
  onTestFinished(() => styled.close())
  const read = (dialog: Element) => ({
    isClosable: dialog.querySelector('.onramp-dialog-close')?.checkVisibility(),
    hasBackdrop: getComputedStyle(dialog, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)',
  })
  const dialogs = await styled.show('dialog', [sheet], async (dialog) => {
    const onScreen = read(dialog)
    await setMedia('print')
    return { onScreen, onPaper: read(dialog) }
  })
  expect(dialogs).toEqual({
    onScreen: { isClosable: true, hasBackdrop: true },
    onPaper: { isClosable: false, hasBackdrop: false },
  })
})

/** What a reader sees of the wallet, the order id and the buttons, and the color scheme. */
function readReceipt(root: Element) {
  const value = root.querySelector(`[title="${WALLET}"]`) ?? root
  const rest = root.querySelector('.onramp-order-id-rest') ?? root
  return {
    wallet: getComputedStyle(value, '::after').content,
    hasWholeId:
      rest.getBoundingClientRect().width > 100 && getComputedStyle(rest).clipPath === 'none',
    hasButtons: [...root.querySelectorAll('button')].some((button) => button.checkVisibility()),
    scheme: getComputedStyle(root).colorScheme,
  }
}
