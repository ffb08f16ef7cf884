'use client'

import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ComponentRef,
  type ForwardRefExoticComponent,
  forwardRef,
  isValidElement,
  type JSX,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'
import { formHandlers, type Submit } from './formHandlers.ts'
import { type AnyProps, cx, type MaybeRef, mergeProps } from './mergeProps.ts'

type Tags = keyof JSX.IntrinsicElements

/**
 * Replaces the element of a part: an element, whose props are merged with the part's, or a function that receives the
 * part's props, `ref` included, and returns an element.
 */
export type Render<Props> = ReactElement | ((props: Props) => ReactElement)

/** Props of a part: those of its element, and `render` to replace the element. */
export type PartProps<Tag extends Tags> = ComponentPropsWithoutRef<Tag> & {
  readonly render?: Render<ComponentPropsWithRef<Tag>> | undefined
}

/** A part: a component with the props of its element, and others that it adds. */
export type Part<Tag extends Tags, Own extends object = object> = ForwardRefExoticComponent<
  Omit<PartProps<Tag>, keyof Own> & Own & RefAttributes<ComponentRef<Tag>>
>

export interface Overridable {
  /** The merchant's props, merged over the others by `mergeProps`. */
  readonly overrides?: object | undefined
}

/**
 * Declares a part: a component that renders an `<Element>`, or the part it is made of, and passes it the merchant's props
 * as `overrides`. `props` include the class of the part and, on React 18 too, `ref`.
 *
 * @param name The class, without `onramp-`.
 *
 * @example
 * const Spinner = part<'div'>('spinner', function Spinner(props) {
 *   return useStep().isBusy ? <Element tag="div" aria-hidden overrides={props} /> : null
 * })
 */
export function part<Tag extends Tags, Own extends object = object>(
  name: string,
  Component: (props: ComponentProps<Part<Tag, Own>>) => ReactNode,
): Part<Tag, Own> {
  const Declared = forwardRef(({ overrides, ...own }: AnyProps, ref: Ref<unknown>) => {
    const props = mergeProps({ ...own, ref }, overrides)
    return Component({ ...props, className: cx(name, props.className) } as never)
  })
  Declared.displayName = `onramp-${name}`
  return Declared as Part<Tag, Own>
}

export interface ElementOptions extends Overridable {
  /** The content instead of any children, those of a replacement included. */
  readonly fixedContent?: ReactNode
}

type ElementProps<Tag extends Tags> = ComponentPropsWithRef<Tag> &
  ElementOptions & { readonly tag: Tag }

/** Elements that belong to a form around them. With an empty `form` they belong to none. */
const fields: ReadonlySet<unknown> = new Set(['button', 'fieldset', 'input'])

/** The element of a part, or its replacement. Children are the default content: those of `overrides` replace them. */
export const Element = forwardRef(function Element(
  { tag, overrides, fixedContent, ...own }: AnyProps,
  ref: Ref<unknown>,
) {
  const ours = { ...(fields.has(tag) && { form: '' }), ...own, ref }
  // oxlint-disable-next-line react/refs -- it merges refs, and reads none
  const { render, ...props } = mergeProps(ours, overrides)
  const replacement = isValidElement<AnyProps>(render) ? render : undefined
  const { onSubmit, ...rest } = mergeProps(
    props,
    replacement && { ...replacement.props, ref: refOf(replacement) },
  )
  const handled = onSubmit ? mergeProps(formHandlers(onSubmit as Submit), rest) : rest
  const all = fixedContent === undefined ? handled : { ...handled, children: fixedContent }
  if (typeof render === 'function') return render(all) as ReactNode
  const Shown = replacement?.type ?? (tag as string)
  return <Shown {...all} />
}) as unknown as <Tag extends Tags>(props: ElementProps<Tag>) => ReactElement

/** Returns the ref of an element: a prop since React 19, where reading the field warns. */
function refOf(element: ReactElement<AnyProps>): MaybeRef {
  const field = Object.getOwnPropertyDescriptor(element, 'ref')
  return (field?.value as MaybeRef) ?? element.props.ref
}
