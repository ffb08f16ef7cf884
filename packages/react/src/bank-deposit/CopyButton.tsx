'use client'

import { type ComponentPropsWithoutRef, useState } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { stringOf } from '../provider/parseProps.ts'
import { composeEventHandlers, cx } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

export interface CopyButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The id of the element whose text it copies. */
  readonly target: string
  /** What that text is, such as "IBAN". */
  readonly label: string
}

/** Copies one detail; where the browser does not let it, selects it. */
export function CopyButton({ target, label, ...props }: CopyButtonProps) {
  const { last, copy } = useBankDepositContext().copying
  const messages = useMessages('bank', enBank)
  const state = last?.id === target && last != null ? last.way : 'idle'
  return (
    <button
      type="button"
      aria-label={interpolate(messages.copy, { field: stringOf(label) ?? '' })}
      {...props}
      onClick={composeEventHandlers(props.onClick, ({ currentTarget }) => {
        const page = currentTarget.getRootNode() as Document | ShadowRoot
        const element = page.getElementById(target)
        if (element !== null) void copy(element, label)
      })}
      className={cx('copy', props.className)}
      data-state={state}
    >
      {props.children ?? <CopyIcon isDone={state === 'copied'} />}
    </button>
  )
}

export interface CopyIconProps extends ComponentPropsWithoutRef<'svg'> {
  readonly isDone: boolean
}

/** Two sheets, and once it is copied a tick. */
export function CopyIcon({ isDone, ...props }: CopyIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...props}
      className={cx('copy-icon', props.className)}
    >
      {isDone ? <path d="M5 12.5l4.5 4.5L19 7.5" /> : <path d="M9 9h10v11H9zM15 9V4H5v11h4" />}
    </svg>
  )
}

/** What came of copying, to be seen; the announcer says it. Its room is kept, so that it moves nothing. */
export function CopyHint(props: ComponentPropsWithoutRef<'p'>) {
  const { last } = useBankDepositContext().copying
  const messages = useMessages('bank', enBank)
  const said = last?.way === 'selected' ? messages.copyByHand : messages.copied
  return (
    <p aria-hidden="true" {...props} className={cx('copy-hint', props.className)}>
      {last && interpolate(said, { field: last.label })}
    </p>
  )
}

/** What was copied last. */
interface Copied {
  /** The element whose text it is. */
  readonly id: string
  /** What that text is, such as "IBAN". */
  readonly label: string
  /** `selected` where the browser does not let us copy: the text is selected, for the person to copy. */
  readonly way: 'copied' | 'selected'
  /** Which time it is, so that the same is said again. */
  readonly count: number
}

export interface CopyState {
  /** Undefined before anything was copied; null where what was copied is shown no more. */
  readonly last: Copied | null | undefined
  /** Copies the text of an element. Called in a click, or the browser refuses. */
  readonly copy: (element: HTMLElement, label: string) => Promise<void>
  /** For when what was copied is shown no more. */
  readonly forget: () => void
}

/** Takes bank details to the clipboard, and nowhere else. */
export function useCopy(): CopyState {
  const [last, setLast] = useState<Copied | null>()
  async function copy(element: HTMLElement, label: string) {
    const way = await take(element)
    setLast((before) => ({ id: element.id, label, way, count: (before?.count ?? 0) + 1 }))
  }
  return { last, copy, forget: () => setLast((before) => before && null) }
}

async function take(element: HTMLElement): Promise<Copied['way']> {
  try {
    // Where the page is not secure there is no clipboard, and that throws as well.
    await navigator.clipboard.writeText(element.textContent)
    return 'copied'
  } catch {
    element.ownerDocument.getSelection()?.selectAllChildren(element)
    return 'selected'
  }
}
