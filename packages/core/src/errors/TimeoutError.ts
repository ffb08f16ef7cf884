import { noAnswerAdvice } from './noAnswer.ts'
import { OnrampError, type Outcome } from './OnrampError.ts'

/** Nobody answered in time. */
export class TimeoutError extends OnrampError {
  override readonly name = 'TimeoutError'

  constructor(operation: string, outcome: Outcome, milliseconds: number) {
    super(`${operation} got no answer within ${milliseconds} ms.${noAnswerAdvice(outcome)}`, {
      operation,
      code: 'timeout',
      outcome,
    })
  }
}
