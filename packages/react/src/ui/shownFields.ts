'use client'

import { createSignal, type Signal } from '@onramp-kit/core/internal'
import { useEffect, useState } from 'react'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'

/** The fields of a form that show their errors themselves, by the service's names. Emits their changes. */
export type ShownFields = Set<string | undefined> & Signal

export function createShownFields(): ShownFields {
  return Object.assign(new Set<string | undefined>(), createSignal())
}

/** Adds a field to those that show their errors themselves, for as long as the component is mounted. */
export function useShownField(name: string, fields: ShownFields | undefined): void {
  useIsomorphicLayoutEffect(() => {
    fields?.add(name)
    fields?.emit()
    return () => void fields?.delete(name)
  }, [name, fields])
  // Effects end after all layout effects have: by then a form that unmounts with its field listens no more.
  useEffect(() => fields?.emit, [fields])
}

/** Renders the component again when the fields change. */
export function useShownFields({ subscribe }: ShownFields): void {
  const [, draw] = useState({})
  // Not `useSyncExternalStore`, whose subscription ends too late: React keeps a component in memory that is changed as it
  // unmounts.
  useIsomorphicLayoutEffect(() => {
    draw({})
    return subscribe(() => draw({}))
  }, [subscribe])
}
