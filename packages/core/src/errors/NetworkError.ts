import { noAnswerAdvice } from './noAnswer.ts'
import { OnrampError, type Outcome } from './OnrampError.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** Nobody answered: offline, dropped, or held back by the browser (CORS, Content-Security-Policy). */
export class NetworkError extends OnrampError {
  override readonly name = 'NetworkError'

  constructor(operation: string, outcome: Outcome, cause?: unknown) {
    super(
      `${operation} got no answer: the network failed, or the browser withheld it (check the key's allowlist, and connect-src of the Content-Security-Policy).${noAnswerAdvice(outcome)}`,
      { operation, code: 'network_error', outcome, cause: withoutSecrets(cause) },
    )
  }
}
