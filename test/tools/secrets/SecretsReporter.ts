import type { UserConsoleLog } from 'vitest'
import type { Reporter, Vitest } from 'vitest/node'
import { secretsIn } from './secretsIn.ts'

/** Fails a run in which a test has had anything secret printed, by whatever of ours or of others. */
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
