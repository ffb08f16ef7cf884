import { isOnrampError } from '@onramp-kit/core'
import { test } from 'vitest'
import { many, seed } from '../../edition.ts'
import { atLeast, exactly, prove } from '../../figures.ts'
import { builtIns, changesSince } from '../builtIns.ts'
import { leftUncaught } from '../check.ts'
import { createTally } from '../tally.ts'
import { type Answer, anyAnswer } from './anyAnswer.ts'
import { faultOf } from './faultOf.ts'
import { networkOf } from './networkOf.ts'
import { callOf, clientOf, operations } from './operations.ts'
import { outcomeOf } from './outcomeOf.ts'
import { realAnswerTo } from './realAnswer.ts'

const cases = many({ full: 10_000, small: 250 })

test.for(operations)(
  'the client turns any response to $id into a typed value or a typed error',
  async (operation, context) => {
    const real = await realAnswerTo(operation)
    const before = builtIns()
    const values = createTally()
    const errors = createTally()

    async function isTyped(answer: Answer) {
      const { client, clock } = clientOf(operation, networkOf(answer))
      const outcome = await outcomeOf(callOf(client, operation, real.fields), clock)
      const fault = faultOf(operation, outcome)
      if (fault !== undefined) throw new Error(fault)
      if (outcome.kind === 'value') values.add('typed values')
      else if (outcome.kind === 'error' && isOnrampError(outcome.error))
        errors.add(outcome.error.name === 'ApiError' ? 'a code of the service' : outcome.error.code)
    }
    const draw = { numRuns: cases, seed: seed() + operations.indexOf(operation) }
    const left = await leftUncaught(anyAnswer(operation, real), isTyped, draw)

    prove(context, [
      exactly('answers', cases, values.total() + errors.total()),
      atLeast('typed values', values.total(), 1),
      atLeast('typed errors', errors.total(), 1),
      ...errors.figures('  '),
      exactly('uncaught errors and rejections', left, 0),
      exactly('properties of built-in objects changed', changesSince(before), 0),
    ])
  },
)
