// A client of the W3C WebDriver protocol: the part of it that the tests use.
import { setTimeout } from 'node:timers/promises'

/** The key of an element's id in JSON, from the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type ElementJson = Readonly<Record<typeof ELEMENT, string>>

/** The elements of each role. WebKitGTK has other roles for some of them. */
const selectors = {
  button: 'button',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select',
  heading: 'h1, h2, h3',
  link: 'a',
  textbox: 'input:not([type="checkbox"], [type="radio"])',
} as const
export type Role = keyof typeof selectors

/** The code points of keys that type no character. */
export const keys = { Tab: '\uE004', Enter: '\uE007', Control: '\uE009' } as const

/** Long enough for a slow machine. */
const PATIENCE_MS = 60_000

export type Session = Awaited<ReturnType<typeof createSession>>

export async function createSession(driver: string, capabilities: object) {
  await eventually('the driver to start', () => call('GET', '/status').catch(() => undefined))
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(2 * PATIENCE_MS),
    })
    const { value } = (await response.json()) as { value: { error: string; message: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}. ${value.message}`)
    return value as Value
  }
  const get = <Value>(path: string) => call<Value>('GET', `/session/${sessionId}${path}`)
  const post = <Value>(path: string, body: object = {}) =>
    call<Value>('POST', `/session/${sessionId}${path}`, body)
  // By default a page may load for 5 min, which outlasts a test.
  await post('/timeouts', { pageLoad: PATIENCE_MS, script: PATIENCE_MS })

  /** Runs a function in the page, or in the frame of `inFrame`. An element of the page is passed as its `ElementJson`. */
  const evaluate = <Result, Inputs extends readonly unknown[]>(
    run: (...inputs: Inputs) => Result,
    ...inputs: { readonly [Place in keyof Inputs]: Inputs[Place] | ElementJson }
  ): Promise<Awaited<Result>> =>
    post('/execute/sync', { script: `return (${String(run)})(...arguments)`, args: inputs })

  /** The elements of the page and of the shadow roots in it. */
  const elements = (selector: string) =>
    evaluate((wanted) => {
      const shadows = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? [])
      const found = [document, ...shadows].flatMap((root) => [...root.querySelectorAll(wanted)])
      return found as unknown as ElementJson[]
    }, selector)

  /** The element with this role and accessible name, if there is one. */
  async function query(role: Role, name: string | RegExp): Promise<string | undefined> {
    for (const { [ELEMENT]: id } of await elements(selectors[role])) {
      // The element can disappear meanwhile.
      const label = await get<string>(`/element/${id}/computedlabel`).catch(() => undefined)
      const isNamed = typeof name === 'string' ? label === name : name.test(label ?? '')
      if (isNamed) return id
    }
    return undefined
  }

  /** Waits for an element, and runs an action on it. Retries while the element moves or is replaced. */
  const withElement = <Result>(
    role: Role,
    name: string | RegExp,
    act: (id: string) => Promise<Result>,
  ): Promise<Result> =>
    eventually(`${role} ${name}`, async () => {
      const id = await query(role, name)
      return id === undefined ? undefined : { done: await act(id) }
    }).then(({ done }) => done)

  const page = {
    evaluate,
    goto: (url: string) => post('/url', { url }),
    reload: () => post('/refresh'),
    close: () => call('DELETE', `/session/${sessionId}`),
    resize: (width: number, height: number) => post('/window/rect', { width, height }),

    /** Waits until an element with this role and name is visible. */
    sees: (role: Role, name: string | RegExp) =>
      withElement(role, name, async (id) => {
        if (!(await get(`/element/${id}/displayed`))) throw new Error('It is hidden.')
      }),
    /** Waits until the page shows this text. */
    reads: (text: string) =>
      eventually(`the text "${text}"`, async () =>
        (await evaluate(() => document.body.innerText)).includes(text) ? true : undefined,
      ),
    click: (role: Role, name: string | RegExp) =>
      withElement(role, name, (id) => post(`/element/${id}/click`)),
    /** Replaces the value of an input. */
    fill: (name: string, text: string) =>
      withElement('textbox', name, async (id) => {
        // Without a click, keys do not reach a frame.
        await post(`/element/${id}/click`)
        await post(`/element/${id}/clear`)
        await post(`/element/${id}/value`, { text })
      }),
    /** Sets the value of a date by script: the driver types into one of its three fields, whichever a click focuses. */
    setDate: (name: string, value: string) =>
      withElement('textbox', name, (id) =>
        evaluate(
          (input: HTMLInputElement, date: string) => {
            input.value = date
          },
          { [ELEMENT]: id },
          value,
        ),
      ),
    select: (name: string, option: string) =>
      withElement('combobox', name, async (id) => {
        const chosen = await post<ElementJson>(`/element/${id}/element`, {
          using: 'xpath',
          value: `.//option[normalize-space() = '${option}']`,
        })
        await post(`/element/${chosen[ELEMENT]}/click`)
      }),
    hasFocus: async (role: Role, name: string | RegExp) => {
      const id = await query(role, name)
      return (
        id !== undefined &&
        evaluate((element: Element) => element === document.activeElement, { [ELEMENT]: id })
      )
    },
    /** Presses and releases keys, with the page's focus. */
    press: (text: string, held?: string) => {
      const press = (key: string) => [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ]
      const pressed = text.split('').flatMap(press)
      const actions = held
        ? [{ type: 'keyDown', value: held }, ...pressed, { type: 'keyUp', value: held }]
        : pressed
      return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },

    /** Runs with the first frame in place of the page. */
    async inFrame<Result>(run: () => Promise<Result>): Promise<Result> {
      await eventually('a frame', async () => {
        const [frame] = await elements('iframe')
        if (frame === undefined) return undefined
        await post('/frame', { id: frame })
        return true
      })
      try {
        return await run()
      } finally {
        await post('/frame', { id: null })
      }
    },

    windows: () => get<string[]>('/window/handles'),
    /** Makes a window the page. */
    enter: (handle: string) => post('/window', { handle }),
    /** Opens a window and makes it the page. A tab would stay hidden, and hidden pages poll slowly. */
    async openWindow(): Promise<string> {
      const { handle } = await post<{ handle: string }>('/window/new', { type: 'window' })
      await page.enter(handle)
      return handle
    },
    closeWindow: () => call('DELETE', `/session/${sessionId}/window`),
  }
  return page
}

/** Repeats until there is a result. Throws the last error, or what did not happen, after `PATIENCE_MS`. */
async function eventually<Result>(
  what: string,
  look: () => Promise<Result | undefined>,
): Promise<Result> {
  const began = Date.now()
  for (;;) {
    let reason: unknown
    try {
      const result = await look()
      if (result !== undefined) return result
    } catch (error) {
      reason = error
    }
    if (Date.now() - began > PATIENCE_MS)
      throw new Error(`Waited for ${what} for ${PATIENCE_MS / 1_000} s.`, { cause: reason })
    await setTimeout(50)
  }
}
