import { Fragment, type ReactNode } from 'react'

/** As `fill`, where a value is more than text. */
export function fillWith(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // A split at a group keeps what the group found, at every other place.
  return message
    .split(/\{(\w+)\}/)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 1 ? (values[piece] ?? `{${piece}}`) : piece}</Fragment>
    ))
}
