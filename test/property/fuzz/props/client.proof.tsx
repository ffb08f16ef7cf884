// @vitest-environment jsdom
import '@onramp-kit/test-tools/setupDom'
import { cleanup, render } from '@testing-library/react'
import { test, vi } from 'vitest'
import { atLeast, exactly, prove } from '../../figures.ts'
import { draw, rootNames } from './roots.tsx'
import { drawAny, drawings, silentClient } from './wrongProps.ts'

const client = silentClient()

test('no root throws in a browser for any props', (context) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const tally = drawAny((name, props) => {
    render(draw(client, name, props))
    cleanup()
  })
  vi.restoreAllMocks()
  prove(context, [
    exactly('renders', tally.total(), drawings),
    atLeast('roots', rootNames.length, 13),
  ])
})
