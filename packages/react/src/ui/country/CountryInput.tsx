'use client'

import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { isComposing } from '../formHandlers.ts'
import { useEarlyInput } from '../lifecycle.ts'
import { Element, part } from '../part.tsx'
import { useCountry } from './useCountrySearch.ts'

/** How far each key moves in the open list. */
const ways: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * The input of the field: an editable combobox of the ARIA Authoring Practices. On blur it chooses the country whose full
 * name was typed, or restores the previous choice.
 *
 * @data-invalid The choice was rejected.
 */
export const CountryInput = part<'input'>('country-input', function CountryInput(props) {
  const { id, locale, isOpen, query, name, found, active, isInvalid, ...search } = useCountry()
  const isShown = found.length > 0
  const own = useRef<HTMLInputElement>(null)
  useEarlyInput(`[id="${id}"]`, own, (input) => {
    const adopt = input.matches(':focus') ? search.type : search.leave
    adopt(input.value)
  })

  /** Opens the list, and selects the name, which the query replaces. */
  function open({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    search.open()
    currentTarget.select()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const way = ways[event.key]
    // An input method handles its own keys.
    if (isComposing(event.nativeEvent)) return
    if (!isOpen && !/^Arrow(Up|Down)$/.test(event.key)) return
    if (!isOpen) open(event)
    else if (way !== undefined) search.move(way)
    else if (event.key === 'Escape') search.close()
    else if (event.key !== 'Enter') return
    else if (active !== undefined) search.choose(active)
    // The key must not submit the form, close a dialog or move the caret.
    event.preventDefault()
  }

  return (
    <Element
      tag="input"
      id={id}
      lang={locale}
      ref={own}
      type="text"
      autoComplete="country-name"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      role="combobox"
      aria-labelledby={`${id}-label`}
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={`${id}-list`}
      aria-activedescendant={isShown ? `${id}-${active}` : undefined}
      aria-invalid={isInvalid}
      aria-describedby={search.describedBy}
      value={query ?? name}
      onChange={(event) => search.type(event.target.value)}
      onClick={isOpen ? undefined : open}
      onKeyDown={press}
      onBlur={() => search.leave(query ?? '')}
      data-invalid={isInvalid || undefined}
      overrides={props}
    />
  )
})
