'use client'
import type { KeyboardEvent } from 'react'

/**
 * A keydown handler for forms: on touch screens, Enter moves to the next field, as the key's label
 * ('next') says. Some browsers would submit a half-filled form instead. Elsewhere Enter submits.
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
  // Hidden elements have no boxes.
  element.getClientRects().length > 0
