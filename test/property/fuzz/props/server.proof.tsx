import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atLeast, exactly, prove } from '../../figures.ts'
import { draw, propsOf, rootNames } from './roots.tsx'
import { drawAny, drawEveryHostile, drawings, silentClient } from './wrongProps.ts'

const client = silentClient()

// A wrong prop logs a warning.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const show = (name: string, props: object) => renderToString(draw(client, name, { ...props }))

test('every root renders on a server with valid props', () => {
  for (const name of rootNames) {
    const { client: _client, ...props } = propsOf(name)
    expect(() => show(name, props), name).not.toThrow()
  }
})

test('no root throws on a server for a hostile value of any prop', (context) => {
  const tally = drawEveryHostile(show)
  prove(context, [atLeast('roots', rootNames.length, 13), atLeast('props', tally.total(), 130)])
})

test('no root throws on a server for any props', (context) => {
  prove(context, [exactly('renders', drawAny(show).total(), drawings)])
})
