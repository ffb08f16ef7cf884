'use client'

import { findCountry } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react'
import { composeEventHandlers, cx } from '../mergeProps.ts'
import { useCountry } from './useCountrySearch.ts'

/** How far each key goes in the open list. */
const ways: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * Shows what is chosen, and takes what is typed to search another. An editable combobox as the ARIA Authoring Practices
 * describe it. Left with a name typed in full, that is chosen; with anything else, what was chosen stays.
 */
export function CountryInput(props: ComponentPropsWithoutRef<'input'>) {
  const { id, isOpen, query, name, found, active, isInvalid, ...search } = useCountry()
  const isShown = isOpen && found.length > 0

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const way = ways[event.key]
    // An input method's own keys are not meant for the list.
    if (event.nativeEvent.isComposing) return
    if (!isOpen && !/^Arrow(Up|Down)$/.test(event.key)) return
    if (!isOpen) search.open()
    else if (way !== undefined) search.move(way)
    else if (event.key === 'Escape') search.close()
    else if (event.key !== 'Enter') return
    else if (active !== undefined) search.choose(active)
    // Neither is the form sent, nor a dialog closed, nor the caret moved.
    event.preventDefault()
  }

  function leave() {
    const named = findCountry(found, query ?? '')
    if (named === undefined) search.close()
    else search.choose(named.code)
  }

  return (
    <input
      id={id}
      type="text"
      autoComplete="country-name"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={`${id}-list`}
      aria-activedescendant={isShown ? `${id}-${active}` : undefined}
      aria-invalid={isInvalid}
      aria-describedby={search.describedBy}
      {...props}
      value={query ?? name}
      onChange={composeEventHandlers(props.onChange, (event) => search.type(event.target.value))}
      onClick={composeEventHandlers(props.onClick, (event) => {
        if (isOpen) return
        search.open()
        event.currentTarget.select()
      })}
      onKeyDown={composeEventHandlers(props.onKeyDown, press)}
      onBlur={composeEventHandlers(props.onBlur, leave)}
      className={cx('country-input', props.className)}
      data-invalid={isInvalid || undefined}
    />
  )
}
