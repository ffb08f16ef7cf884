import './styles.css'
import { bankStates } from '@onramp-kit/test-tools/bankStates'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

let stage: Stage
afterEach(() => stage.leave())

test.each([
  ['amount', (shown: Stage) => shown.show(checkout())],
  ['email', (shown: Stage) => bankStates['bank: registration form']?.(shown)],
])(
  'a left-to-right value is typed at the end of the field in right-to-left text: %s',
  async (name, show) => {
    stage = openStage()
    await show(stage)
    const styles = () => {
      const input = stage.place.querySelector(`.onramp-${name}-input`)
      if (input === null) throw new Error(`there is no field for the ${name}`)
      const { direction, textAlign } = getComputedStyle(input)
      return [direction, textAlign]
    }
    expect(styles()).toEqual(['ltr', 'start'])
    act(() => stage.appearance({ messages: { language: 'ar' } }))
    expect(styles()).toEqual(['ltr', 'end'])
  },
)
