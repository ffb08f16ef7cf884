'use client'

import type { CheckoutStep } from '@onramp-kit/core'
import { forwardRef, type RefObject, useRef, useState } from 'react'
import { useMessages, useRootLanguage } from '../../i18n/useMessages.ts'
import { enDialog } from '../../messages/en/dialog.ts'
import { ConfirmationContext, useConfirmation } from '../../ui/Confirmation.tsx'
import { isComposing } from '../../ui/formHandlers.ts'
import { useIsomorphicLayoutEffect, useUniqueId } from '../../ui/lifecycle.ts'
import { cx } from '../../ui/mergeProps.ts'
import { Element, type PartProps } from '../../ui/part.tsx'
import { keepClick, useRootAttributes } from '../../ui/Root.tsx'
import { useStep } from '../../ui/Step.tsx'
import { focusedElement, useFocusStep } from '../../ui/useStepFocus.ts'
import { useCheckoutContext } from '../CheckoutContext.ts'
import { DialogContext } from './DialogBar.tsx'

type DialogPopupProps = PartProps<'dialog'> & {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * The dialog, the root element of its checkout. Keeps its content while a purchase is in progress, even when closed: an
 * unloaded payment page starts again.
 */
export const DialogPopup = forwardRef<HTMLDialogElement, DialogPopupProps>(function DialogPopup(
  { open, onOpenChange, ...props },
  ref,
) {
  const { snapshot, isOpening } = useCheckoutContext()
  const { step } = snapshot
  const isInProgress = inProgress.has(step)
  const messages = useMessages('dialog', enDialog)
  const titleId = useUniqueId()
  const { dialog, keepFocus, reopen } = useModal(open)
  const confirmation = useConfirmation(isInProgress, () => onOpenChange(false))
  const { isAsking, ask, stay, leave } = confirmation
  useInertContent(dialog, confirmation.element, isAsking)
  const wasOpening = useRef(false)
  useIsomorphicLayoutEffect(() => {
    // The error of a rejected purchase, which may be below the visible part of the form. jsdom cannot scroll.
    const alert = dialog.current?.querySelector('.onramp-checkout-footer > [role="alert"]')
    if (wasOpening.current && !isOpening) alert?.scrollIntoView?.({ block: 'nearest' })
    wasOpening.current = isOpening
  }, [dialog, isOpening])
  const className = cx('checkout', cx('dialog', props.className))
  const attributes = useRootAttributes(dialog, className)
  const requestClose = () => {
    if (!isInProgress) return leave()
    // The confirmation restores the focus to the element that has it now.
    keepFocus()
    if (dialog.current !== null) ask(dialog.current)
  }
  const dismiss = isAsking ? stay : requestClose
  const { ask: text, stay: stayLabel, leave: leaveLabel } = messages
  // The first sentence names the question, which follows as text.
  const [label = text] = text.split(/[.?!。؟]/, 1)
  const confirmationMessages = { label, text, stay: stayLabel, leave: leaveLabel }
  return (
    <DialogContext.Provider value={{ titleId, requestClose }}>
      <ConfirmationContext.Provider value={{ ...confirmation, messages: confirmationMessages }}>
        <Element
          tag="dialog"
          aria-labelledby={titleId}
          ref={dialog}
          data-step={step}
          onClick={keepClick}
          onKeyDown={(event) => {
            const { currentTarget, target, key, nativeEvent } = event
            if (key !== 'Escape' || isComposing(nativeEvent)) return
            // The browser closes layers above this dialog first. They may be in a portal.
            const layer =
              currentTarget.querySelector('dialog[open]') ??
              // Browsers without popovers ignore a selector that they do not know only inside `:is`.
              currentTarget.ownerDocument.querySelector(':is(:popover-open)')
            if (layer || !currentTarget.contains(target as Element)) return
            event.preventDefault()
            dismiss()
          }}
          // Android's back gesture fires `cancel` without a key event. That of a file input or nested dialog bubbles.
          onCancel={(event) => {
            if (event.target !== event.currentTarget) return
            event.preventDefault()
            dismiss()
          }}
          // Some browsers close the dialog on the second gesture, even after `preventDefault()`. The effect that opens the
          // dialog closes it as well, when React hides it; it may be open again by now.
          onClose={({ currentTarget }) => {
            if (open && (currentTarget.open || currentTarget.returnValue === HIDDEN)) return
            if (isAsking) stay()
            if (!open) return
            onOpenChange(false)
            reopen()
          }}
          fixedContent={open || isInProgress ? undefined : null}
          overrides={{
            ...props,
            ...attributes,
            // The title is inert meanwhile.
            ...(isAsking && { 'aria-labelledby': confirmation.textId }),
            ref,
          }}
        />
      </ConfirmationContext.Provider>
    </DialogContext.Provider>
  )
})

/** The `returnValue` of a dialog that this component has closed, and not the browser. */
const HIDDEN = 'hidden'

/** The steps in which the dialog asks before it closes. */
const inProgress: ReadonlySet<CheckoutStep> = new Set([
  'opening',
  'unknown',
  'paying',
  'settling',
  'processing',
])

/** Makes everything but the confirmation inert while it asks, also what appears meanwhile. */
function useInertContent(
  dialog: RefObject<HTMLDialogElement | null>,
  confirmation: RefObject<HTMLElement | null>,
  isAsking: boolean,
): void {
  useIsomorphicLayoutEffect(() => {
    const { current } = dialog
    if (!isAsking || current === null) return undefined
    const marked = new Set<Element>()
    const mark = () => {
      if (confirmation.current === null) return
      for (const child of current.children) {
        if (child.contains(confirmation.current)) continue
        // An inert modal dialog would lock the page.
        const isLayer = child.matches('dialog') || child.querySelector('dialog[open]') !== null
        if (isLayer ? !marked.delete(child) : child.hasAttribute('inert')) continue
        child.toggleAttribute('inert', !isLayer)
        if (!isLayer) marked.add(child)
      }
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      for (const child of marked) child.removeAttribute('inert')
    }
  }, [dialog, confirmation, isAsking])
}

/** Opens and closes a modal dialog. Closes it before it unmounts, so that the browser restores the focus. */
function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [closing, setClosing] = useState({})
  const { key } = useStep()
  // The form stays in view while it opens the purchase.
  const view = key === 'opening' ? 'details' : key
  const focusStep = useFocusStep()
  useIsomorphicLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return undefined
    const { defaultView, documentElement } = element.ownerDocument
    // The page cannot scroll while the dialog is open; the space of its scrollbar stays reserved.
    const width = defaultView?.innerWidth ?? 0
    element.toggleAttribute('data-scrollbar', width > documentElement.clientWidth)
    element.returnValue = ''
    element.showModal()
    focusStep()
    return () => element.close(HIDDEN)
  }, [isOpen, focusStep, closing])
  // Content that is hidden while its language loads takes no focus.
  const { isLoading } = useRootLanguage()
  useIsomorphicLayoutEffect(() => {
    const element = dialog.current
    if (!isLoading && element !== null && focusedElement(element.ownerDocument) === element)
      focusStep()
  }, [isLoading, focusStep])
  // Each step begins at its top, wherever the last one was scrolled to.
  useIsomorphicLayoutEffect(() => {
    if (isOpen && dialog.current !== null) dialog.current.scrollTop = 0
  }, [isOpen, view])
  return {
    dialog,
    /** Opens a dialog that the browser has closed, unless the page accepts that. */
    reopen: () => setClosing({}),
    /** Focuses the step if the focus is outside the dialog: some browsers do not focus a clicked button. */
    keepFocus: () => {
      const element = dialog.current
      if (element?.contains(focusedElement(element.ownerDocument)) === false) focusStep()
    },
  }
}
