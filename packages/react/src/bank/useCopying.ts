'use client'

import { useState } from 'react'

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

export interface Copying {
  /** Undefined before anything was copied; null where what was copied is shown no more. */
  readonly last: Copied | null | undefined
  /** Copies the text of an element. Called in a click, or the browser refuses. */
  readonly copy: (element: HTMLElement, label: string) => Promise<void>
  /** For when what was copied is shown no more. */
  readonly forget: () => void
}

/** Takes bank details to the clipboard, and nowhere else. */
export function useCopying(): Copying {
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
