'use client'
import type { KeyboardEvent } from 'react'
import { STAGE_NAMES, STAGES, type Stage } from '@/collections/Applications/shared/stages'

type Actions = {
  step: (by: 1 | -1) => void
  stage: (stage: Stage) => void
  star: () => void
  note: () => void
  help: () => void
  leaveField: () => void
  close: () => void
  isStepping?: boolean
}

const FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * The single keys of the detail pane (KeysHelp). They work only while it has the focus, and not in a
 * text field (WCAG 2.1.4).
 */
export const usePaneKeys =
  (actions: Actions) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    // A dialog of the pane has its own keys; React passes its events on.
    if (event.target instanceof Element && event.target.closest('dialog')) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const isTyping = event.target instanceof Element && event.target.matches(FIELDS)
    const run = isTyping ? { Escape: actions.leaveField }[event.key] : actionOf(event.key, actions)
    if (!run || (actions.isStepping && event.key !== 'Escape')) return
    event.preventDefault()
    run()
  }

const actionOf = (key: string, actions: Actions): (() => void) | undefined => {
  const named = STAGE_NAMES.find((name) => STAGES[name].key === key)
  if (named) return () => actions.stage(named)
  const others: Record<string, () => void> = {
    j: () => actions.step(1),
    n: () => actions.step(1),
    k: () => actions.step(-1),
    p: () => actions.step(-1),
    s: actions.star,
    c: actions.note,
    '?': actions.help,
    Escape: actions.close,
  }
  return Object.hasOwn(others, key) ? others[key] : undefined
}
