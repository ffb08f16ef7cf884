'use client'

import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ComponentRef,
  createElement,
  type ElementType,
  type ForwardRefExoticComponent,
  forwardRef,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useMemo,
} from 'react'
import { has } from '../provider/parseProps.ts'
import { formHandlers, type Submit } from './formHandlers.ts'
import { cx, mergeProps } from './mergeProps.ts'

/**
 * Replaces the element of a part: an element, whose props are merged with the part's, or a function that receives the
 * part's props, `ref` included, and returns an element.
 */
export type Render<Props> = ReactElement | ((props: Props) => ReactElement)

/** Props of a part: those of its element, and `render` to replace the element. */
export type PartProps<Tag extends ElementType> = ComponentPropsWithoutRef<Tag> &
  (Tag extends string
    ? { readonly render?: Render<ComponentPropsWithRef<Tag>> | undefined }
    : unknown)

/** A part: a component with the props of its element, or of the part it is made of, and others that it adds. */
export type Part<Tag extends ElementType, Own extends object = object> = ForwardRefExoticComponent<
  Omit<PartProps<Tag>, keyof Own> & Own & RefAttributes<ComponentRef<Tag>>
>

/** Props that a part sets on its base part, and that a merchant must not pass. */
export type Bound<Names extends PropertyKey> = { readonly [Name in Names]?: undefined }

type GivenProps<Tag extends ElementType, Own> = Omit<ComponentPropsWithoutRef<Tag>, keyof Own> & Own

/** What a part adds to the merchant's props. */
type OwnProps<Tag extends ElementType> = Partial<Omit<ComponentPropsWithRef<Tag>, 'render'>> & {
  readonly [name: `data-${string}`]: unknown
  /** The merchant's props for the element, without those of the part. */
  readonly given?: object
  /** Wraps the content, such as in a context. */
  readonly wrap?: (children: ReactNode) => ReactNode
}

/**
 * Declares a part: one element with its own class, which forwards `ref` and accepts `render`. Merges the props of the
 * part and of the merchant as `mergeProps` does.
 *
 * @param name The class, without `onramp-`. The merchant's `className` is added to it.
 * @param tag The element, or another part whose element and class this part takes.
 * @param useProps Returns the props of the part, given those of the merchant, or `null` to render nothing.
 *
 * @example
 * const Spinner = createPart('spinner', 'div', function useSpinner() {
 *   return useStep().isBusy ? { 'aria-hidden': true } : null
 * })
 */
export function createPart<Tag extends ElementType, Own extends object = object>(
  name: string,
  tag: Tag,
  useProps: (props: GivenProps<Tag, Own>) => OwnProps<Tag> | null = () => ({}),
): Part<Tag, Own> {
  const part = forwardRef<unknown, ElementProps>(({ render, ...props }, ref) => {
    const own = useProps(props as unknown as GivenProps<Tag, Own>) as ElementProps | null
    return useElement(tag, own && partProps(name, tag, own, props), ref, render, own?.wrap)
  })
  part.displayName = `onramp-${name}`
  return part as Part<Tag, Own>
}

/** Props of an element whose tag is not known. */
interface ElementProps {
  readonly [name: string]: unknown
  readonly className?: string | undefined
  readonly children?: ReactNode
  readonly ref?: MaybeRef
  readonly given?: ElementProps
  readonly wrap?: (children: ReactNode) => ReactNode
}

/** Elements that belong to a form around them. With an empty `form` they belong to none. */
const fields: ReadonlySet<ElementType> = /* @__PURE__ */ new Set(['button', 'fieldset', 'input'])

function partProps(
  name: string,
  tag: ElementType,
  { given, wrap: _wrap, ...own }: ElementProps,
  props: ElementProps,
): ElementProps {
  const ours = fields.has(tag) ? { ...own, form: '' } : own
  const merged: ElementProps = mergeProps(ours, given ?? props)
  return { ...merged, className: cx(name, merged.className) }
}

/**
 * Returns the element of a part, or its replacement. A part as `tag` replaces its own element.
 *
 * @param wrap Wraps the content, that of a replacement as well.
 */
export function useElement(
  tag: ElementType,
  props: ElementProps | null,
  forwarded: Ref<unknown>,
  render: unknown,
  wrap: ElementProps['wrap'] = (children) => children,
): ReactNode {
  const isPart = typeof tag !== 'string'
  const replacement = !isPart && isElement(render) ? render : undefined
  const merged = useMergedRefs(props?.ref, forwarded, replacement && refOf(replacement))
  if (props === null) return null
  const own = { ...props, ref: merged }
  const all: ElementProps = replacement
    ? mergeProps(own, { ...replacement.props, ref: undefined })
    : own
  const { onSubmit, ...rest } = all
  const isForm = !isPart && typeof onSubmit === 'function'
  const shown: ElementProps = isForm ? mergeProps(formHandlers(onSubmit as Submit), rest) : all
  const wrapped = { ...shown, children: wrap(all.children) }
  if (!isPart && typeof render === 'function') return render(wrapped) as ReactNode
  // Unlike JSX, accepts a key among the props.
  return createElement(replacement?.type ?? tag, isPart ? { ...wrapped, render } : wrapped)
}

function isElement(render: unknown): render is ReactElement<ElementProps> {
  // Reading a hostile object may throw.
  return has(render as ReactElement, 'type') && isValidElement(render)
}

/** Returns the ref of an element: a prop since React 19, where reading the field warns. */
function refOf(element: ReactElement<ElementProps>): MaybeRef {
  const field = Object.getOwnPropertyDescriptor(element, 'ref')
  return (field?.value as MaybeRef) ?? element.props.ref
}

type MaybeRef = Ref<unknown> | undefined

/** Returns one ref that sets all of them. */
function useMergedRefs(a: MaybeRef, b: MaybeRef, c: MaybeRef): MaybeRef {
  return useMemo(() => {
    const refs = [a, b, c].filter((ref) => ref != null)
    if (refs.length < 2) return refs[0]
    return (node: unknown) => {
      const cleanups = refs.map((ref) => assign(ref, node))
      // React 18 accepts no cleanup: it calls every ref with null.
      if (!cleanups.some(Boolean)) return undefined
      return () => refs.forEach((ref, index) => (cleanups[index] ?? (() => assign(ref, null)))())
    }
  }, [a, b, c])
}

/** Sets a ref. Returns its cleanup function, if it has one. */
function assign(ref: NonNullable<Ref<unknown>>, node: unknown): (() => void) | undefined {
  if (typeof ref !== 'function') {
    ref.current = node
    return undefined
  }
  // A ref such as `(node) => (kept = node)` returns its node, not a cleanup function.
  const cleanup = ref(node)
  return typeof cleanup === 'function' ? cleanup : undefined
}
