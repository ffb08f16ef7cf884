import { rm, writeFile } from 'node:fs/promises'
import { isOnrampError } from '@onramp-kit/core'
import type { RouteId } from '@onramp-kit/core/contract'
import { sleep, systemClock } from '@onramp-kit/core/internal'
import { judge } from '../judge/judge.ts'
import { loadOverrides, OverridesError } from '../overrides/loadOverrides.ts'
import { visitPage } from '../page/visitPage.ts'
import { type Cors, checkCors } from '../probe/checkCors.ts'
import { type Examination, lastProbes, requestIdHeaderOf } from '../probe/examination.ts'
import { examineService } from '../probe/examineService.ts'
import type { Settings } from '../probe/settings.ts'
import { type Clean, cleanAll, createClean } from '../redaction/clean.ts'
import { printReport } from '../report/printReport.ts'
import { createReport, type Report } from '../report/report.ts'
import { FlagError, type Flags, parseFlags } from './parseFlags.ts'
import type { Terminal } from './terminal.ts'
import { usage } from './usage.ts'
import { watchOrder } from './watchOrder.ts'

/** The exit code for invalid flags (sysexits.h). */
const USAGE = 64

/**
 * Runs the command `onramp-doctor`.
 * @param args the command line without the program's name
 * @returns the exit code: see `--help`
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let clean = createClean([terminal.env['ONRAMP_KEY']])
  try {
    const flags = parseFlags(args, terminal.env['ONRAMP_KEY'])
    if (flags === undefined) {
      terminal.out(usage)
      return 0
    }
    const { publishableKey, wallet, email } = flags.settings
    clean = createClean([publishableKey, wallet, email])
    const given = flags.overrides === undefined ? {} : await loadOverrides(flags.overrides)
    const settings = { ...flags.settings, overrides: {}, ...given }
    if (flags.watchOrder !== undefined)
      return await watchOrder(settings, flags.watchOrder, flags.json, terminal, clean)
    return await report(settings, flags, terminal, clean)
  } catch (error) {
    const isUsage =
      error instanceof FlagError || error instanceof OverridesError || isOnrampError(error)
    if (!isUsage) throw error
    terminal.err(`${clean(error.message)}\nSee onramp-doctor --help.\n`)
    return USAGE
  }
}

async function report(
  settings: Settings,
  flags: Flags,
  terminal: Terminal,
  clean: Clean,
): Promise<number> {
  const { clock = systemClock } = terminal
  // Fails before a request rather than after a purchase.
  if (flags.suggest !== undefined) {
    await writeNew(flags.suggest, '')
    await rm(flags.suggest)
  }
  const examination: Examination = {
    settings,
    found: { paths: {}, fieldNames: {}, schemas: {} },
    contradictions: new Map(),
    unfinished: new Map(),
    probes: [],
    limited: [],
    cutOff: new Set(),
    clean,
    sleep: (ms, why) => {
      terminal.err(`${why}: waiting ${Math.ceil(ms / 1000)} s …\n`)
      return sleep(clock, ms)
    },
  }
  const results = await examineService(examination, {
    onRoute: (id) => terminal.err(`${id} …\n`),
    onOrder: (id) => terminal.err(`${clean(`opened order ${id}`)}\n`),
  })
  const verdicts = judge(examination, results)
  const cors = await corsOfRoutes(examination)
  const page =
    settings.page === undefined ? [] : await visitPage(settings, settings.page, results.hostedPages)
  const full = createReport(examination, verdicts, cors, page, flags.accepted)
  terminal.out(
    flags.json
      ? `${JSON.stringify(jsonOf(full, clean), undefined, 2)}\n`
      : printReport(full, clean, flags.overrides !== undefined),
  )
  if (flags.suggest !== undefined) await suggest(flags.suggest, full, terminal)
  return full.exitCode
}

/** The generated code holds no values, and package names look like email addresses. */
function jsonOf({ overrides, ...rest }: Report, clean: Clean): object {
  return { ...(cleanAll(rest, clean) as object), overrides: overrides ?? null }
}

async function corsOfRoutes(examination: Examination): Promise<ReadonlyMap<RouteId, Cors>> {
  const { origin, timeout } = examination.settings
  const cors = new Map<RouteId, Cors>()
  if (origin === undefined) return cors
  const idHeader = requestIdHeaderOf(examination)
  for (const { id, exchange } of lastProbes(examination.probes))
    if (exchange?.response) cors.set(id, await checkCors(exchange, origin, timeout, idHeader))
  return cors
}

async function suggest(file: string, { overrides }: Report, { err }: Terminal): Promise<void> {
  if (overrides === undefined) return err('No overrides to write.\n')
  await writeNew(file, overrides)
  err(`Wrote the overrides to ${file}.\n`)
}

/** @throws FlagError if the file exists or cannot be written */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' })
  } catch (error) {
    const { code } = error as { code?: string }
    throw new FlagError(
      code === 'EEXIST'
        ? '--suggest names a file that exists. Choose another name.'
        : `--suggest names a file that cannot be written (${code}).`,
      { cause: error },
    )
  }
}
