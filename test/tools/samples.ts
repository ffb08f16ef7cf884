import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '../../scripts/filesBelow.ts'

const folder = fileURLToPath(new URL('../contract/samples', import.meta.url))

/** A JSON body of test/contract/samples. */
export interface Sample {
  /** The name of the folder: a client method, or `errors`. */
  readonly route: string
  /** The name of the file without `.json`. */
  readonly name: string
  readonly body: unknown
}

export const samples: readonly Sample[] = filesBelow(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const [route = '', name = ''] = file.replace(/\.json$/, '').split('/')
    return { route, name, body: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as unknown }
  })
