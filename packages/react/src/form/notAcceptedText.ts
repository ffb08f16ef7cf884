import { isApiError } from '@onramp-kit/core'
import type { Messages } from '../messages/messages.ts'

/** What the service did not accept, where it named something that can be changed in the form. */
export function notAcceptedText(
  error: unknown,
  words: Messages['checkout']['notAccepted'],
): string | undefined {
  const field = isApiError(error) ? error.field : undefined
  return Object.entries(words).find(([name]) => name === field)?.[1]
}
