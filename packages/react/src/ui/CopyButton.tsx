'use client'

import { type RefObject, useState } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'

interface CopyButtonProps {
  /** The element that shows the text. */
  readonly target: CopyTarget
  /** The label of its text, such as "IBAN". */
  readonly label: string
  /** The last copy of this element or another. */
  readonly last: Pick<Copied, 'target' | 'way'> | null | undefined
  readonly onCopy: () => Promise<void>
}

/**
 * The button that copies a text, or selects it if the browser denies access to the clipboard.
 *
 * @class copy button
 * @data-state="idle" Another text, or none, was copied last.
 * @data-state="copied" This text was copied last.
 * @data-state="selected" The browser denied access, and this text was selected.
 * @element copy-icon svg The icon of the copy button: two sheets, or a tick.
 */
export function CopyButton({ target, label, last, onCopy }: CopyButtonProps) {
  const messages = useMessages('shared', enShared)
  const state = last?.target === target ? last.way : 'idle'
  return (
    <button
      className="onramp-copy"
      type="button"
      form=""
      aria-label={interpolate(messages.copy, { field: label })}
      data-state={state}
      onClick={() => void onCopy()}
    >
      <svg className="onramp-copy-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={state === 'copied' ? 'M5 12.5l4.5 4.5L19 7.5' : 'M9 9h10v11H9zM15 9V4H5v11h4'} />
      </svg>
    </button>
  )
}

/** Returns a function that formats the result of a copy. */
export function useCopyResult(): (way: Copied['way'], label: string) => string {
  const messages = useMessages('shared', enShared)
  return (way, field) =>
    interpolate(way === 'copied' ? messages.copied : messages.copyByHand, { field })
}

type CopyTarget = RefObject<HTMLElement | null>

/** The text copied last. */
interface Copied<Subject = unknown> {
  /** The element that shows it. */
  readonly target: CopyTarget
  readonly source: string | undefined
  readonly subject: Subject
  /** `selected` if the browser denied access to the clipboard. */
  readonly way: 'copied' | 'selected'
  /** Counts copies, so that a repeated one is announced again. */
  readonly count: number
}

export interface CopyState<Subject> {
  /** Undefined before the first copy; null once another source is shown. */
  readonly last: Copied<Subject> | null | undefined
  /**
   * Copies a text. If the browser denies access to the clipboard, selects the element that shows it. The browser requires a
   * click.
   */
  readonly copy: (target: CopyTarget, subject: Subject, text: string) => Promise<void>
}

/**
 * Copies texts to the clipboard and stores them nowhere else.
 *
 * @param source The key of what the texts are from, such as an account. Another one clears the result.
 */
export function useCopy<Subject>(source?: string): CopyState<Subject> {
  const [last, setLast] = useState<Copied<Subject> | null>()
  if (last && last.source !== source) setLast(null)
  async function copy(target: CopyTarget, subject: Subject, text: string) {
    const way = await copyOrSelect(target, text)
    setLast((before) => ({ target, subject, source, way, count: (before?.count ?? 0) + 1 }))
  }
  return { last, copy }
}

async function copyOrSelect({ current }: CopyTarget, text: string): Promise<Copied['way']> {
  try {
    // `navigator.clipboard` is undefined on an insecure page, which throws as well.
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    current?.ownerDocument.getSelection()?.selectAllChildren(current)
    return 'selected'
  }
}
