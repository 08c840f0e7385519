'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { isPlaceholder } from '@/collections/Agency/shared/placeholders'

const GIVE_UP_MS = 10_000
const AGAIN_MS = 150

/**
 * Leads to the fields that the address names, such as `?tab=Clients#clients` or `#phone+whatsapp`: the
 * first that is not filled in gets the focus. Payload draws a field only when it comes near.
 */
export const FieldFocus = ({ children }: { children?: ReactNode }) => {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other fields
  useEffect(() => {
    const names = window.location.hash.slice(1).split('+').filter(Boolean)
    if (names.length === 0 || !names.every((name) => /^\w+$/.test(name))) return
    const until = Date.now() + GIVE_UP_MS
    let timer: number
    const seek = () => {
      openTab()
      const fields = names.map((name) => document.getElementById(`field-${name}`))
      if (fields.every((field) => field !== null)) return focus(fields.find(isOpen) ?? fields[0])
      window.scrollBy(0, window.innerHeight / 2)
      if (Date.now() < until) timer = window.setTimeout(seek, AGAIN_MS)
    }
    seek()
    return () => window.clearTimeout(timer)
  }, [pathname])
  return children
}

const openTab = (): void => {
  const wanted = new URLSearchParams(window.location.search).get('tab')
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    const isShown = tab.classList.contains('tabs-field__tab-button--active')
    if (tab.textContent === wanted && !isShown) tab.click()
  }
}

/** Whether nothing, or a sample, is filled in. */
const isOpen = (field: HTMLElement): boolean => {
  const shown = field.querySelector('.rs__single-value')?.textContent
  const input = 'value' in field ? field : field.querySelector('input')
  const value = shown ?? (input && 'value' in input ? String(input.value) : '')
  return !value.trim() || isPlaceholder(value)
}

const focus = (field: HTMLElement | undefined): void => {
  field?.scrollIntoView({ block: 'center' })
  const within = 'input:not([type=hidden]), textarea, button'
  const target = field?.matches(within) ? field : field?.querySelector<HTMLElement>(within)
  target?.focus({ preventScroll: true })
}
