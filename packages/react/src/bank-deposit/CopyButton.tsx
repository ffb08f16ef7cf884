'use client'

import { useState } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { createPart } from '../ui/createPart.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

interface CopyButtonProps {
  /** The id of the element to copy. */
  readonly target: string
  /** The label of that text, such as "IBAN". */
  readonly label: string
}

/**
 * The button that copies a bank detail, or selects it if the browser denies access to the clipboard.
 *
 * @data-state="idle" Another detail, or none, was copied last.
 * @data-state="copied" This detail was copied last.
 * @data-state="selected" The browser denied access, and this detail was selected.
 */
export const CopyButton = /* @__PURE__ */ createPart<'button', CopyButtonProps>(
  'copy',
  'button',
  function useCopyButton({ target, label, ...given }) {
    const { last, copy } = useBankDepositContext().copying
    const messages = useMessages('bank', enBank)
    const state = last?.id === target && last != null ? last.way : 'idle'
    return {
      given,
      type: 'button',
      'aria-label': interpolate(messages.copy, { field: label }),
      onClick({ currentTarget }) {
        const page = currentTarget.getRootNode() as Document | ShadowRoot
        const element = page.getElementById(target)
        if (element !== null) void copy(element, label)
      },
      'data-state': state,
      children: <CopyIcon isDone={state === 'copied'} />,
    }
  },
)

/** The icon of the copy button: two sheets, or a tick. */
const CopyIcon = /* @__PURE__ */ createPart<'svg', { readonly isDone: boolean }>(
  'copy-icon',
  'svg',
  ({ isDone, ...given }) => ({
    given,
    viewBox: '0 0 24 24',
    'aria-hidden': true,
    children: isDone ? (
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    ) : (
      <path d="M9 9h10v11H9zM15 9V4H5v11h4" />
    ),
  }),
)

/** The result of copying, hidden from screen readers, which get an announcement. Keeps its height. */
export const CopyHint = /* @__PURE__ */ createPart('copy-hint', 'p', function useCopyHint() {
  const { last } = useBankDepositContext().copying
  const messages = useMessages('bank', enBank)
  const result = last?.way === 'selected' ? messages.copyByHand : messages.copied
  return { 'aria-hidden': true, children: last && interpolate(result, { field: last.label }) }
})

/** The text copied last. */
interface Copied {
  /** The id of its element. */
  readonly id: string
  /** Its label, such as "IBAN". */
  readonly label: string
  /** `selected` if the browser denied access to the clipboard. */
  readonly way: 'copied' | 'selected'
  /** Counts copies, so that a repeated one is announced again. */
  readonly count: number
}

export interface CopyState {
  /** Undefined before the first copy; null after `forget`. */
  readonly last: Copied | null | undefined
  /** Copies the text of an element. The browser requires a click. */
  readonly copy: (element: HTMLElement, label: string) => Promise<void>
  /** Clears the result when the buyer switches accounts. */
  readonly forget: () => void
}

/** Copies bank details to the clipboard and stores them nowhere else. */
export function useCopy(): CopyState {
  const [last, setLast] = useState<Copied | null>()
  async function copy(element: HTMLElement, label: string) {
    const way = await copyOrSelect(element)
    setLast((before) => ({ id: element.id, label, way, count: (before?.count ?? 0) + 1 }))
  }
  return { last, copy, forget: () => setLast((before) => before && null) }
}

async function copyOrSelect(element: HTMLElement): Promise<Copied['way']> {
  try {
    // `navigator.clipboard` is undefined on an insecure page, which throws as well.
    await navigator.clipboard.writeText(element.textContent)
    return 'copied'
  } catch {
    element.ownerDocument.getSelection()?.selectAllChildren(element)
    return 'selected'
  }
}
