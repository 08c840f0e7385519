'use client'
import type { KeyboardEvent } from 'react'

/**
 * On a touch screen Enter goes on to the next field, as the keyboard's own key says ('next'); not every
 * browser sees to it, and a half-filled form would be sent. With a real keyboard Enter sends, as ever.
 */
export const goToNextField = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { key, target, currentTarget, nativeEvent } = event
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return
  if (!matchMedia('(pointer: coarse)').matches) return
  const fields = [...currentTarget.elements].filter(isField)
  const next = fields[fields.indexOf(target) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const isField = (element: Element): element is HTMLElement =>
  element.matches('input, select, textarea') &&
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  // What is hidden has no box.
  element.getClientRects().length > 0
