import type { Page } from 'playwright/test'

/** A phone with its keyboard open: `interactive-widget=resizes-content` leaves this much. */
export const KEYBOARD_OPEN = { width: 360, height: 400 }

export const TAP = 48
export const APART = 8

/** The ids of a form's focusable fields, in order. */
export const fieldIds = (page: Page, form: string): Promise<string[]> =>
  page
    .locator(form)
    .evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('input, select, textarea')]
        .filter((field) => field.tabIndex >= 0 && field.checkVisibility())
        .map(({ id }) => id),
    )

/**
 * Focuses a field at an edge of the window, as Tab does. Returns which of the field, its label and
 * its error are then invisible, and what covers them.
 */
export const hiddenPartsAt = (page: Page, id: string, edge: 'top' | 'bottom'): Promise<string[]> =>
  page.evaluate(
    async ({ id, edge }) => {
      const field = document.getElementById(id)
      if (!field) return [`${id}: no such field`]
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const { top, bottom } = field.getBoundingClientRect()
      window.scrollBy(0, edge === 'top' ? top - 2 : bottom - window.innerHeight + 2)
      field.focus()
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const parts = [
        document.querySelector(`label[for="${id}"]`),
        field,
        document.getElementById(`${id}-error`),
      ].filter((part) => part !== null)
      return parts.flatMap((part) => {
        const box = part.getBoundingClientRect()
        const what = `${id}: ${part.tagName} ${Math.round(box.top)} to ${Math.round(box.bottom)}`
        if (box.top < 0 || box.bottom > window.innerHeight) return [`${what} is outside`]
        const hit = document.elementFromPoint(box.left + 4, box.top + box.height / 2)
        const isFree =
          hit !== null && (part.contains(hit) || hit.contains(part) || isOfField(hit, field))
        return isFree ? [] : [`${what} is covered by ${hit?.outerHTML.slice(0, 80)}`]
      })

      // An icon or custom control covers some inputs.
      function isOfField(hit: Element, of: Element) {
        return hit.closest('div')?.contains(of) ?? false
      }
    },
    { id, edge },
  )

/**
 * Touch targets that are too low or too close to each other. A checkbox and its label are one
 * target; a button inside a field belongs to the field.
 */
export const badTouchTargets = (page: Page, root: string): Promise<string[]> =>
  page.locator(root).evaluate(
    (element, { TAP, APART }) => {
      const shown = [
        ...element.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [role=option]',
        ),
      ].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden]'),
      )
      const targets = shown.map((one) => ({
        one,
        name: `${one.tagName} ${one.id || one.textContent}`.slice(0, 60),
        box: boxOf(one),
      }))
      const low = targets.flatMap(({ name, box }) =>
        box.bottom - box.top < TAP - 0.5
          ? [`${name} is ${Math.round(box.bottom - box.top)} high`]
          : [],
      )
      const near = targets.flatMap((a, at) =>
        targets.slice(at + 1).flatMap((b) => {
          if (belongs(a.one, b.one) || belongs(b.one, a.one)) return []
          const across = Math.max(a.box.left - b.box.right, b.box.left - a.box.right)
          const down = Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom)
          const gap = Math.max(across, down)
          return gap < APART - 0.5 ? [`${a.name} and ${b.name} are ${Math.round(gap)} apart`] : []
        }),
      )
      return [...low, ...near]

      function boxOf(one: HTMLElement) {
        const own = one.getBoundingClientRect()
        const label = isTick(one) ? labelOf(one) : null
        if (!label) return { left: own.left, right: own.right, top: own.top, bottom: own.bottom }
        const words = label.getBoundingClientRect()
        return {
          left: Math.min(own.left, words.left),
          right: Math.max(own.right, words.right),
          top: Math.min(own.top, words.top),
          bottom: Math.max(own.bottom, words.bottom),
        }
      }

      function belongs(inner: HTMLElement, outer: HTMLElement) {
        if (inner.matches('[role=option]') && outer.matches('[role=option]')) return true
        if (isTick(outer) && labelOf(outer)?.contains(inner)) return true
        const isInField = inner.matches('button, [role=option]')
        return isInField && inner.parentElement?.contains(outer) === true
      }

      function isTick(one: HTMLElement) {
        return one.matches('[type=checkbox]')
      }

      function labelOf(one: HTMLElement) {
        return document.querySelector(`label[for="${one.id}"]`)
      }
    },
    { TAP, APART },
  )
