import { capturePayment } from '../../card/payment.ts'
import type { PageAction } from './pageAction.ts'

/** The one-time code of every simulated bank. */
export const CHALLENGE_CODE = '123456'

/** How many wrong codes end the attempt. */
const MAX_WRONG_CODES = 3

/** The bank's one-time code was sent. */
export const answerChallenge: PageAction = (engine, record, form) => {
  const { step } = record
  if (step.name !== 'challenge') return
  const refuse = (words: string, wrongCodes: number) =>
    engine.orders.put({ ...record, step: { ...step, wrongCodes, errors: { code: words } } })
  const code = (form.get('code') ?? '').replaceAll(/\s/g, '')
  const wrongCodes = step.wrongCodes + 1
  const left = MAX_WRONG_CODES - wrongCodes
  if (code === '') refuse('Enter the code.', step.wrongCodes)
  else if (code === CHALLENGE_CODE) capturePayment(engine, record, step.card)
  else if (left === 0)
    engine.orders.put({ ...record, step: { name: 'details', refused: 'challenge_failed' } })
  else refuse(`That is not the code. ${left === 1 ? 'One try' : `${left} tries`} left.`, wrongCodes)
}
