import {
  ApiError,
  ContractError,
  checkWallet,
  createOnrampClient,
  InputError,
  NetworkError,
  type OnrampClientOptions,
  TimeoutError,
} from '@onramp-kit/core'
import { type ErrorCode, errorCodes } from '@onramp-kit/core/contract'
import { errorHints } from '@onramp-kit/core/internal'
import { type Contract, contracts } from '../openapi/contracts.ts'
import { SITE, sitePage, table } from '../sitePage.ts'
import { type Failure, shownWords } from './buyerWords.ts'
import { type ClientErrorText, clientErrors } from './clientErrors.ts'
import { type ErrorText, serviceErrors } from './serviceErrors.ts'

type ServiceCode = Contract['errorCodes'][string]

const known: Contract['errorCodes'] = Object.assign(
  {},
  ...contracts.toReversed().map((contract) => contract.errorCodes),
)

/** A page for each error code, and one for all other codes, by path. */
export function errorPages(): Readonly<Record<string, () => string>> {
  const service = Object.entries(known).map(
    ([code, entry]) => [code, () => servicePage(code, entry)] as const,
  )
  const client = Object.entries(clientErrors).map(
    ([code, text]) => [code, () => clientPage(code, text)] as const,
  )
  const pages = [...service, ...client, ['unlisted', unlistedPage], ['index', indexPage]] as const
  return Object.fromEntries(pages.map(([name, print]) => [`${SITE}/errors/${name}.md`, print]))
}

function servicePage(code: string, entry: ServiceCode): string {
  const { status, when } = entry
  const operations = operationsOf(code).map((name) => `\`${name}\``)
  const isSuperseded = !Object.hasOwn(errorCodes, code)
  const guard = isSuperseded
    ? `if (isOnrampError(error) && error.code === '${code}') {`
    : `if (isApiError(error, '${code}')) {`
  const snippet = `
## Handle it

\`\`\`ts
import { ${isSuperseded ? 'isOnrampError' : 'isApiError'} } from '@onramp-kit/core'

export function onError(error: unknown) {
  ${guard}
    console.warn(error.message, error.requestId)
  }
}
\`\`\`
`
  return sitePage(
    code,
    `${status}: ${when}. Cause and remedy.`,
    `| field | value |
| --- | --- |
| from | the service${isSuperseded ? ', under the [superseded contract](../guides/superseded.md) only' : ''} |
| class | \`ApiError\` |
| status | ${status} |
| operations | ${operations.join(', ')} |
| outcome | [by operation and runtime](../concepts/outcomes.md) |
${isSuperseded ? '' : says({ code, thrown: 'ApiError', status }, serviceMessage(code, entry))}
${explanation(serviceErrors[code as keyof typeof serviceErrors], snippet)}`,
  )
}

function clientPage(code: string, text: ClientErrorText): string {
  const { outcome, thrown } = text
  return sitePage(
    code,
    `${thrown} of the client. Cause and remedy.`,
    `| field | value |
| --- | --- |
| from | the client |
| class | \`${thrown}\` |
| outcome | ${outcome} |
${says({ code, thrown }, clientMessages[code])}
${explanation(text)}`,
  )
}

function explanation({ cause, remedy, simulated }: ErrorText, snippet = ''): string {
  return `## Cause

${cause}

## What to do

${remedy}
${snippet}${simulated === undefined ? '' : `\n## Provoke it\n\nIn the simulated service: ${simulated}\n`}`
}

/** What the error says to developers, and what the components say to the buyer. */
function says(failure: Failure, message: string | undefined): string {
  const rows = [...shownWords(failure)].map(([text, places]) => [
    places.join('; '),
    text.replace(/:$/, `: \`${failure.code}\``),
  ])
  const forDevelopers =
    message === undefined
      ? ''
      : `\nTo you, as \`error.message\`:\n\n\`\`\`text wrap\n${message}\n\`\`\`\n`
  const forBuyers =
    rows.length === 0
      ? '\nTo the buyer: nothing. No component shows it.\n'
      : `
To the buyer, in English or [their language](../guides/languages.md):

${table(['where', 'text'], rows)}
${rows.join().includes(`: \`${failure.code}\``) ? '\nIn a development build of the React components, the message stands in place of the code. Custom elements always show the code.\n' : ''}`
  return `\n## What it says\n${forDevelopers}${forBuyers}`
}

/** The message of an error of the service, after a purchase if that can fail with it. */
function serviceMessage(code: string, { status, when }: ServiceCode): string {
  const operations = operationsOf(code)
  const operation = operations.find((each) => each === 'card.checkout') ?? operations[0] ?? ''
  const hint = code in errorHints ? errorHints[code as keyof typeof errorHints] : undefined
  return new ApiError(operation, {
    status,
    code,
    message: when,
    hint,
    retryAfter: undefined,
    outcome: 'none',
  }).message
}

/** The error that an invalid option throws. */
function thrownBy(option: Partial<Record<keyof OnrampClientOptions, unknown>>): string {
  const valid = { publishableKey: 'svc_public_sandbox_demo', baseUrl: 'https://service.example' }
  try {
    createOnrampClient({ ...valid, ...option } as OnrampClientOptions)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error(`createOnrampClient takes ${JSON.stringify(option)}.`)
}

/** Messages of the client's errors. */
const clientMessages: Readonly<Record<string, string>> = {
  network_error: new NetworkError('card.checkout', 'unknown').message,
  timeout: new TimeoutError('card.checkout', 'unknown', 20_000).message,
  unreadable_answer: contractMessage('unreadable_answer', 200),
  foreign_envelope: contractMessage('foreign_envelope', 500),
  unexpected_answer: contractMessage('unexpected_answer', 200),
  invalid_input: new InputError('card.checkout', checkWallet('0x52908400098527886E0F')).message,
  invalid_option: thrownBy({ headers: 'x-shop: 1' }),
  invalid_timeout: thrownBy({ timeout: 0 }),
  invalid_base_url: thrownBy({ baseUrl: undefined }),
  secret_key: thrownBy({ publishableKey: 'svc_secret_live_0000' }),
  invalid_key: thrownBy({ publishableKey: undefined }),
}

function contractMessage(code: ContractError['code'], status: number): string {
  const fields = [{ field: 'order_id', reason: 'must be a UUID' }]
  return new ContractError('card.checkout', { code, status, fields, outcome: 'unknown' }).message
}

function unlistedPage(): string {
  return sitePage(
    'Another code',
    'An error code that the interface does not list for the operation.',
    `The service answered with a code that its interface does not list for the operation. The client carries the code as
\`error.code\`, and the text of the service as \`error.serviceMessage\`.

## What to do

- Ask the service's support what the code means, with \`error.requestId\`.
- If the service sends the code before it acts, add it to [\`rejections\`](../concepts/outcomes.md#add-rejection-codes):
  the checkout then returns to its form instead of asking the buyer.
- A 404 may mean that the path is another: check \`baseUrl\`, and run the [doctor](../guides/doctor.md).

[All codes](index.md) lists those of the interface and of the client.`,
  )
}

function indexPage(): string {
  const sorted = Object.entries(known).toSorted(([, a], [, b]) => a.status - b.status)
  const link = (code: string) => `[\`${code}\`](${code}.md)`
  const service = sorted.map(([code, { status, when }]) => [
    link(code),
    status,
    when,
    Object.hasOwn(errorCodes, code) ? '' : 'superseded',
  ])
  const client = Object.entries(clientErrors).map(([code, { cause, thrown }]) => [
    link(code),
    `\`${thrown}\``,
    firstSentence(cause),
  ])
  return sitePage(
    'Error codes',
    'Every error code of the service and of the client, with cause and remedy.',
    `Every error has a \`code\`, and its message ends in a link to the page of the code. [Handle
errors](../guides/errors.md) explains the fields.

## Codes of the service

${table(['code', 'status', 'when', 'contract'], service)}

The message of any other code links to [another code](unlisted.md).

## Codes of the client

${table(['code', 'class', 'when'], client)}`,
  )
}

function operationsOf(code: ErrorCode): readonly string[] {
  return contracts.flatMap(({ routes }) =>
    Object.entries(routes).flatMap(([name, route]) => (route.errors.includes(code) ? [name] : [])),
  )
}

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
}
