import { frameAttributes, isOnrampError, type OnrampError } from '@onramp-kit/core'

/** Why this page must not frame `url`, if it must not. Only where there is a page. */
export function frameRefusal(url: string): OnrampError | undefined {
  try {
    frameAttributes(url, window.location.origin)
    return undefined
  } catch (error) {
    if (isOnrampError(error)) return error
    throw error
  }
}
