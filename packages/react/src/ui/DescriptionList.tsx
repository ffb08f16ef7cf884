import type { ComponentPropsWithoutRef } from 'react'
import { cx } from './mergeProps.ts'

/** Names with their values, such as a receipt. */
export function DescriptionList(props: ComponentPropsWithoutRef<'dl'>) {
  return <dl {...props} className={cx('description-list', props.className)} />
}

/** One name with its value. */
export function DescriptionItem(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={cx('description-item', props.className)} />
}

/** The name of a value. */
export function DescriptionTerm(props: ComponentPropsWithoutRef<'dt'>) {
  return <dt {...props} className={cx('description-term', props.className)} />
}

/** A value. */
export function DescriptionValue(props: ComponentPropsWithoutRef<'dd'>) {
  return <dd {...props} className={cx('description-value', props.className)} />
}

/** More about a value, below it. */
export function DescriptionNote(props: ComponentPropsWithoutRef<'small'>) {
  return <small {...props} className={cx('description-note', props.className)} />
}
