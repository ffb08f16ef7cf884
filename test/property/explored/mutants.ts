import type { VariantName } from './variants.ts'

/** A fault to put into the sources of core, which the exploration must find. */
export interface Mutant {
  /** Below `packages/core/src`. */
  readonly file: string
  readonly find: string
  readonly replace: string
  /** The variant that finds it. */
  readonly by: VariantName
}

const of =
  (file: string, by: VariantName = 'one tab') =>
  (find: string, replace: string, other = by): Mutant => ({ file, find, replace, by: other })

const situation = of('orders/situation.ts')
const store = of('checkout/checkoutStore.ts')
const steps = of('checkout/steps.ts')
const checkout = of('checkout/createCheckout.ts')
const poller = of('checkout/orderPoller.ts')
const record = of('checkout/storedOrder.ts')
const tabs = of('checkout/tabCoordinator.ts', 'two tabs')
const reads = of('orders/pollState.ts')

export const mutants: readonly Mutant[] = [
  situation("resuming: ['may_be_charged'", "resuming: ['nothing_charged'"),
  situation("payable: ['may_be_charged'", "payable: ['nothing_charged'"),
  situation("page_gone: ['may_be_charged'", "page_gone: ['nothing_charged'"),
  situation("sending: ['charged'", "sending: ['sent'"),
  situation("sending_late: ['charged'", "sending_late: ['may_be_charged'"),
  situation("cancelled: ['may_be_charged'", "cancelled: ['charged'"),
  situation("cancelled_paid: ['charged'", "cancelled_paid: ['sent'"),
  situation("captured ? 'mismatched_paid' : 'mismatched'", "'mismatched'"),
  situation("captured ? 'cancelled_paid' : 'cancelled'", "'cancelled'"),
  situation("purchase ? 'not_opened' : 'unconfirmed'", "'not_opened'"),
  situation("status === 'order_broadcasted'", "status === 'order_completed'"),
  situation("if (page === 'unsafe')", "if (page !== 'shown')"),
  situation("if (captured) return isSlow ? 'sending_late' : 'sending'", ''),
  situation(
    "error !== undefined || hasTimedOut) return 'stopped'",
    "hasTimedOut) return 'stopped'",
  ),
  situation("error !== undefined || hasTimedOut) return 'stopped'", "error) return 'stopped'"),
  situation("if (!canStartOver) offered.delete('start_over')", ''),

  situation('mismatches.length > 0', 'false'),
  store('isUnsafe || order_id === undefined ? undefined : error', 'undefined'),
  store("return !isCaptured || step === 'sent' || step === 'cancelled'", 'return true'),
  store("if (step === 'resuming' && error === undefined) return false", ''),

  steps("outcomeUnknown: 'unknown'", "outcomeUnknown: 'details'"),
  steps(
    "settling: { ...terminal, slow: 'processing' }",
    "settling: { slow: 'processing' }",
    'two tabs',
  ),

  checkout("error.outcome === 'none' && event === 'submit'", "error.outcome === 'none'"),
  checkout('get().isCaptured || isCaptured(order.status)', 'isCaptured(order.status)', 'two tabs'),
  checkout('&& mismatches.length === 0', ''),
  checkout('!captured && !isTerminal(order.status)', '!isTerminal(order.status)'),
  checkout(
    "if (!move(isSlow && !isOver ? 'slow' : eventOf(order.status), part)) patch(part)",
    "move(isSlow && !isOver ? 'slow' : eventOf(order.status), part)",
  ),
  checkout('if (isOver) store.clear({ ...stored, captured: true })\n', ''),
  checkout('stored = store.update(stored, { captured, not_found: false })', 'void 0'),
  checkout('patch(error ? { error } : { hasTimedOut: true })', ''),
  checkout('if (stored !== undefined) store.clear(stored)\n', ''),
  checkout('      isCaptured: captured,\n    }\n', '    }\n'),
  checkout('      destination: held,\n', '', 'two tabs'),
  checkout('stopPolling()\n        stopTakingOver()', 'stopTakingOver()'),
  checkout('|| !resumeStored()) startPolling()\n      }', '|| !resumeStored()) void 0\n      }'),
  checkout('poller.refetchSoon()\n      else startPolling()', 'poller.refetchSoon()'),
  checkout("if (get().situation.reads === 'stopped')", 'if (false)'),
  checkout('        if (recorded) store.clear(recorded)\n', ''),
  checkout(
    '    else startPolling()\n  }\n\n  function handleOrder',
    '  }\n\n  function handleOrder',
  ),
  checkout(
    'Math.abs(clock.now() - created_at) < client.timeout',
    'false',
    'two tabs without a lock',
  ),
  checkout("    move('openingElsewhere', blank)\n    startPolling()\n", '', 'two tabs'),

  poller('    onGiveUp(error)\n', ''),
  poller('polling = undefined\n    cancelSlow()', 'polling = undefined'),

  record('data.captured ? CAPTURED_FOR_MS : WATCH_TIMEOUT_MS', 'WATCH_TIMEOUT_MS', 'two tabs'),
  record('if (load(at)?.captured) updated.captured = true', '', 'two tabs'),

  // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the source
  record('${client.scope} ${wallet}', '${client.scope}', 'two wallets'),

  tabs('const hasOpened = opening !== undefined', 'const hasOpened = true'),
  tabs('else await tryOpening()', 'else await openOnce(recordLocked)'),
  tabs(
    'if (store.read()?.purchaseId === recorded?.purchaseId) return recorded',
    'return recorded',
    'two tabs without a lock',
  ),

  of('checkout/mismatch.ts')("'currency', 'amount'] as const", "'currency'] as const"),
  of('checkout/hostedUrl.ts')(
    'if (url !== undefined) return { url }',
    'return { url: url ?? text }',
  ),
  reads('isStale: isStale(state.furthest, status)', 'isStale: false'),
  reads("return !isLost || (isKept && error.code === 'order_not_found')", 'return !isLost'),
]
