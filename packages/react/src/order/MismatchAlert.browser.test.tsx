import '../styles/styles.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WALLET } from '../../../../test/harness/cardSamples.ts'
import { openForm } from '../../../../test/harness/formRig.tsx'

const STRANGER = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

/** A purchase whose order goes to somebody else; and the wallets that are said then, each with what stands on its lines. */
async function wallets(width: number): Promise<readonly (readonly string[])[]> {
  await page.viewport(width, 800)
  form = openForm()
  form.setFault(async (request) => {
    if (request.method !== 'GET') return undefined
    const order = await (await form.service.handle(request)).json()
    return Response.json({ ...order, destination: { ...order.destination, wallet: STRANGER } })
  })
  await form.open()
  await form.press(/^Continue/)
  await form.at('[role="alert"]')
  return [...form.place.querySelectorAll('[role="alert"] code')].map(linesOf)
}

function linesOf(element: Element): readonly string[] {
  const lines = new Map<number, string>()
  const texts = [...element.childNodes].filter((node) => node instanceof Text)
  for (const text of texts) {
    for (const [index, letter] of [...text.data].entries()) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, (lines.get(top) ?? '') + letter)
    }
  }
  return [...lines.values()]
}

test('says both wallets in full, each on one line where there is room', async () => {
  expect(await wallets(1280)).toEqual([[STRANGER], [WALLET]])
  const sentence = `It goes to the wallet ${STRANGER}, not ${WALLET}.`
  expect(form.inside.getByRole('alert').textContent).toContain(sentence)
})

test('in a narrow column each wallet breaks in its middle, so that the two can be compared', async () => {
  const halves = (wallet: string) => [wallet.slice(0, 21), wallet.slice(21)]
  expect(await wallets(320)).toEqual([halves(STRANGER), halves(WALLET)])
})
