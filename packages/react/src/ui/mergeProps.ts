import { stringOf } from '../provider/parseProps.ts'

/** Joins the class of a part, `onramp-` and its name, and the merchant's own. */
export function cx(name: string, own?: string): string {
  return stringOf(own) ? `onramp-${name} ${own}` : `onramp-${name}`
}

type AnyProps = Readonly<Record<string, unknown>>

/** State, controlled values and URLs, which only the part sets. */
const fixed =
  /^(?:data-|ref$|value$|checked$|href$|target$|rel$|src|sandbox$|allow$|referrerPolicy$)/

/**
 * Merges the merchant's props over those of a part. Classes, styles and descriptions add up, and handlers compose: theirs
 * runs first, ours unless theirs prevented the event. State, controlled values and URLs stay ours.
 */
export function mergeProps(ours: AnyProps, theirs: AnyProps): AnyProps {
  const merged: Record<string, unknown> = { ...ours, ...theirs }
  for (const [name, own] of Object.entries(ours)) {
    // Reading `ref` from the props of an element warns on React 18.
    const other = fixed.test(name) ? undefined : theirs[name]
    if (name === 'onSubmit') merged[name] = composeSubmitHandlers(other, own as Handler)
    else if (other === undefined) merged[name] = own
    else if (name === 'className' || name === 'aria-describedby')
      merged[name] = [other, own].filter(Boolean).join(' ')
    else if (name === 'style') merged[name] = { ...(own as object), ...(other as object) }
    else if (/^on[A-Z]/.test(name)) merged[name] = composeEventHandlers(other, own as Handler)
  }
  return merged
}

interface HandledEvent {
  readonly defaultPrevented: boolean
  readonly preventDefault: () => void
  readonly stopPropagation: () => void
}
type Handler = (event: HandledEvent) => void

function composeEventHandlers(theirs: unknown, ours: Handler): Handler {
  return (event) => {
    if (typeof theirs === 'function') theirs(event)
    if (!event.defaultPrevented) ours(event)
  }
}

/**
 * Composes submit handlers. The browser never leaves the page, even if the merchant's throws, and no form around this one
 * receives the event, not even across a portal: it would be submitted as well.
 */
function composeSubmitHandlers(theirs: unknown, ours: Handler): Handler {
  return (event) => {
    event.stopPropagation()
    try {
      composeEventHandlers(theirs, ours)(event)
    } finally {
      event.preventDefault()
    }
  }
}
