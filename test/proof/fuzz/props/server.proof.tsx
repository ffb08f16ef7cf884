import * as kit from '@onramp-kit/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { atLeast, exactly, prove } from '../../figures.ts'
import { draw, namesOf, propsOf } from './components.tsx'
import { drawAll, drawings, silentClient } from './wrongProps.ts'

const client = silentClient()
const show = (name: string, props: object) => renderToString(draw(kit, client, name, { ...props }))

test('every component is drawn on a server with right props', () => {
  for (const name of namesOf(kit)) {
    const { client: _client, ...props } = propsOf(name)
    expect(() => show(name, props), name).not.toThrow()
  }
})

test('no component throws on a server, whatever is passed as its props', (context) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const tally = drawAll(kit, show)
  vi.restoreAllMocks()
  prove(context, [
    exactly('drawings', tally.total(), drawings),
    atLeast('components', namesOf(kit).length, 90),
  ])
})
