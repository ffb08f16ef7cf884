import {
  type FrameAttributes,
  type FramePolicy,
  frameAttributes,
  isOnrampError,
  type OnrampError,
} from '@onramp-kit/core'

/** How a page is framed, or why it must not be. */
export interface HostedFraming {
  /** What its frame is made with. */
  readonly attributes: FrameAttributes | undefined
  /** Why it must not be framed. */
  readonly refusal: OnrampError | undefined
}

/** How this page frames `url`. Only where there is a page. */
export function frameOf(url: string, policy: FramePolicy | undefined): HostedFraming {
  try {
    return { attributes: frameAttributes(url, window.origin, policy), refusal: undefined }
  } catch (error) {
    if (isOnrampError(error)) return { attributes: undefined, refusal: error }
    throw error
  }
}
