import type { ApiError } from '@onramp-kit/core'
import type { Messages } from '../messages/messages.ts'

/** What the service did not accept, where it named something that can be changed in the form. */
export function notAcceptedText(
  { field }: ApiError,
  words: Messages['checkout']['notAccepted'],
): string | undefined {
  return Object.entries(words).find(([name]) => name === field)?.[1]
}
