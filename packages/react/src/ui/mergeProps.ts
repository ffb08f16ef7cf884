import { stringOf, warnOnce } from '../provider/parseProps.ts'

/** The bundler replaces `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Joins the class of a part, `onramp-` and its name, with the merchant's class. */
export function cx(name: string, own?: string): string {
  return stringOf(own) ? `onramp-${name} ${own}` : `onramp-${name}`
}

type AnyProps = Readonly<Record<string, unknown>>

/** Matches props that only the part sets: ids that others refer to, state, controlled values and URLs. */
const fixed = /^(?:id$|data-|ref|value|checked|href|target|rel|src|sandbox|allow)/

/**
 * Merges the merchant's props over those of a part. Classes, styles and descriptions add up, and handlers compose: theirs
 * runs first, ours unless the event was prevented. Ids, state, controlled values and URLs stay ours.
 */
export function mergeProps(ours: AnyProps, theirs: AnyProps): AnyProps {
  const merged: Record<string, unknown> = { ...ours, ...theirs }
  for (const [name, own] of Object.entries(ours)) {
    // Reading `ref` from the props of an element warns on React 18.
    const other = fixed.test(name) ? undefined : theirs[name]
    if (/^on[A-Z]/.test(name) && typeof own === 'function')
      merged[name] = composeHandlers(name, other, own as Handler)
    else if (other === undefined) merged[name] = own
    else if (name === 'className' || name === 'aria-describedby')
      merged[name] = [other, own].filter(stringOf).join(' ')
    else if (name === 'style') merged[name] = { ...(own as object), ...(other as object) }
  }
  return merged
}

/** An event handler, or a callback such as `onMessage`. */
type Handler = (event?: { readonly defaultPrevented?: boolean }) => void

const submitSkipped =
  'Onramp Kit: the form was not submitted. Its onSubmit called preventDefault(), which skips the handler of the part. Remove the call: the browser never leaves the page.'

function composeHandlers(name: string, theirs: unknown, ours: Handler): Handler {
  return (event) => {
    if (typeof theirs === 'function') theirs(event)
    if (!event?.defaultPrevented) ours(event)
    else if (name === 'onSubmit' && process.env.NODE_ENV !== 'production') warnOnce(submitSkipped)
  }
}
