import type { UserConsoleLog } from 'vitest'
import type { Reporter, Vitest } from 'vitest/node'
import { secretsIn } from './secretsIn.ts'

/** Fails the run if a test, the code or a dependency prints a secret. */
export class SecretsReporter implements Reporter {
  #vitest: Vitest | undefined
  readonly #found: string[] = []

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  onUserConsoleLog({ content, taskId }: UserConsoleLog) {
    const secrets = secretsIn(content)
    if (secrets.length === 0) return
    const test = this.#vitest?.state.idMap.get(taskId ?? '')
    this.#found.push(`${test?.file.name ?? 'a file'} printed ${secrets.join(', ')}`)
  }

  onTestRunEnd() {
    if (this.#found.length === 0) return
    this.#vitest?.logger.error(`\nNothing secret may be printed:\n${this.#found.join('\n')}\n`)
    process.exitCode = 1
  }
}
