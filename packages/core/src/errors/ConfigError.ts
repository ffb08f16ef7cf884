import { OnrampError } from './OnrampError.ts'

/** The client can't be made, or a hosted page can't be shown, with what it was given. */
export class ConfigError extends OnrampError {
  override readonly name = 'ConfigError'

  constructor(operation: string, code: string, message: string) {
    super(`${operation}: ${message}`, { operation, code, outcome: 'none' })
  }
}
