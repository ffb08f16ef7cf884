import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from './mergeProps.ts'

/** Names with their values, such as a receipt. */
export function Lines(props: ComponentPropsWithoutRef<'dl'>) {
  return <dl {...props} className={partClass('lines', props.className)} />
}

/** One name with its value. */
export function Line(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={partClass('line', props.className)} />
}

/** The name of a value. */
export function LineTerm(props: ComponentPropsWithoutRef<'dt'>) {
  return <dt {...props} className={partClass('term', props.className)} />
}

/** A value. */
export function LineValue(props: ComponentPropsWithoutRef<'dd'>) {
  return <dd {...props} className={partClass('value', props.className)} />
}

/** More about a value, below it. */
export function LineNote(props: ComponentPropsWithoutRef<'small'>) {
  return <small {...props} className={partClass('note', props.className)} />
}
