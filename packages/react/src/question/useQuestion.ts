'use client'

import { useEffect, useRef, useState } from 'react'

/** A question before something is left: nothing, or asked and waiting for an answer. */
export interface Question {
  readonly isAsking: boolean
  readonly ask: () => void
  readonly stay: () => void
  /** The answer that does it. */
  readonly leave: () => void
}

/**
 * The state of a question. What had the focus when it came gets it back when the buyer stays. One that is not needed any
 * more is asked no more.
 */
export function useQuestion(isNeeded: boolean, onLeave: () => void): Question {
  const [isAsking, setAsking] = useState(false)
  if (isAsking && !isNeeded) setAsking(false)
  const asked = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAsking) asked.current?.focus()
  }, [isAsking])
  return {
    isAsking,
    ask() {
      const { activeElement } = document
      if (!isAsking) asked.current = activeElement instanceof HTMLElement ? activeElement : null
      setAsking(true)
    },
    stay: () => setAsking(false),
    leave() {
      asked.current = null
      setAsking(false)
      onLeave()
    },
  }
}
