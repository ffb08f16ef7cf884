import type { ReactNode, Ref, RefCallback } from 'react'
import { warnOnce } from '../provider/parseProps.ts'

/** The bundler replaces `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Joins the class of a part, `onramp-` and its name, with the merchant's class. */
export function cx(name: string, own?: string): string {
  return own ? `onramp-${name} ${own}` : `onramp-${name}`
}

/** Props of an element whose tag is not known. */
export interface AnyProps {
  readonly [name: string]: unknown
  readonly className?: string | undefined
  readonly children?: ReactNode
  readonly ref?: MaybeRef
  readonly overrides?: AnyProps | undefined
}

/** Matches props that only the part sets: ids that others refer to, state, controlled values and URLs. */
const fixed = /^(?:id$|data-|ref|value|checked|href|target|rel|src|sandbox|allow)/

/**
 * Merges the merchant's props over those of a part. Classes, styles, descriptions and refs add up, and handlers compose:
 * theirs runs first, ours unless the event was prevented. Ids, state, controlled values and URLs stay ours. Their `aria-label`
 * replaces our `aria-labelledby`, which would win.
 */
export function mergeProps(ours: AnyProps, theirs: AnyProps | undefined): AnyProps {
  if (theirs === undefined) return ours
  const merged: Record<string, unknown> = { ...ours, ...theirs }
  for (const [name, own] of Object.entries(ours)) {
    const other = fixed.test(name) ? undefined : theirs[name]
    if (own && /^on[A-Z]/.test(name))
      merged[name] = composeHandlers(name, other as Handler | undefined, own as Handler)
    else if (name === 'aria-labelledby' && theirs['aria-label']) merged[name] = other
    else if (other === undefined) merged[name] = own
    else if (name === 'className' || name === 'aria-describedby')
      merged[name] = [other, own].filter(Boolean).join(' ')
    else if (name === 'style') merged[name] = { ...(own as object), ...(other as object) }
  }
  return { ...merged, ref: mergeRefs(theirs.ref, ours.ref) }
}

export type MaybeRef = Ref<unknown> | undefined

/** Merged refs by the two that they set. */
const mergedRefs = new WeakMap<object, WeakMap<object, Ref<unknown>>>()

/** Returns a ref that sets both: the same one for the same two, because React sets a ref again when it changes. */
export function mergeRefs<Value>(
  a: Ref<Value> | undefined,
  b: Ref<Value> | undefined,
): Ref<Value> | undefined {
  if (!a || !b) return a ?? b
  const others = mergedRefs.get(a) ?? new WeakMap<object, Ref<unknown>>()
  const merged = others.get(b) ?? setAll([a, b])
  mergedRefs.set(a, others.set(b, merged))
  return merged as Ref<Value>
}

function setAll(refs: readonly NonNullable<MaybeRef>[]): RefCallback<unknown> {
  return (node) => {
    const cleanups = refs.map((ref) => setRef(ref, node))
    // React 18 accepts no cleanup: it calls every ref with null.
    if (!cleanups.some(Boolean)) return undefined
    return () => refs.forEach((ref, index) => (cleanups[index] ?? (() => setRef(ref, null)))())
  }
}

/** Sets a ref. Returns its cleanup function, if it has one. */
function setRef(ref: NonNullable<MaybeRef>, node: unknown): (() => void) | undefined {
  if (typeof ref !== 'function') {
    ref.current = node
    return undefined
  }
  // A ref such as `(node) => (kept = node)` returns its node, not a cleanup function.
  const cleanup = ref(node)
  return typeof cleanup === 'function' ? cleanup : undefined
}

/** An event handler, or a callback such as `onMessage`. */
type Handler = (event?: { readonly defaultPrevented?: boolean }) => void

const submitSkipped =
  'Onramp Kit: the form was not submitted. Its onSubmit called preventDefault(), which skips the handler of the part. Remove the call: the browser never leaves the page.'

function composeHandlers(name: string, theirs: Handler | undefined, ours: Handler): Handler {
  return (event) => {
    theirs?.(event)
    if (!event?.defaultPrevented) ours(event)
    else if (name === 'onSubmit' && process.env.NODE_ENV !== 'production') warnOnce(submitSkipped)
  }
}
