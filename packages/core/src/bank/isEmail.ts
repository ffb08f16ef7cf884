import { safeParse } from 'zod/v4/core'
import { email } from '../contract/primitives.ts'

/** Whether a text has the form of an e-mail address, as a registration needs one. */
export function isEmail(text: string): boolean {
  return safeParse(email, text).success
}
