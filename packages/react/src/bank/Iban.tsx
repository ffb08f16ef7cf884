import { Fragment } from 'react'
import { DetailGroup } from './DetailGroup.tsx'

/** An IBAN by fours, as it is read aloud and written on paper; copied, it is in one piece, as the service wrote it. */
export function Iban({ children }: { readonly children: string }) {
  return [...children.matchAll(/(?:^\s*)?\S{1,4}\s*/g)].map(({ 0: group, index }) => (
    <Fragment key={index}>
      <DetailGroup>{group}</DetailGroup>
      <wbr />
    </Fragment>
  ))
}
