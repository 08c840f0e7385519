/**
 * Starts React when somebody needs it (docs/adr/0055). The server leaves Next's scripts out of a public
 * page and lists them in `#late-scripts`; `npm run dev` does not, and starts them itself. They are
 * requested at the first pointer, focus or key on a control, except in what is marked `data-plain`:
 * that needs no React. Marks: `data-wake`, a link that React handles; `data-awake`, a part that is
 * wrong or useless before: it starts them after the first frame, with a value only if the browser's
 * storage has something of that name; `data-in-view`, the same once it is nearly in view.
 *
 * Taps and submits before React runs are held back and carried out in their order once it does, so that
 * one tap has one effect. If a script cannot be loaded, they do what they do without scripts.
 * Stands alone: the browser gets this text (InlineScript).
 */
export const onIntent = (): void => {
  const list = document.getElementById('late-scripts')
  if (!list) return
  const files = JSON.parse(list.textContent ?? '[]') as [src: string, id: string][] // lateScripts writes it
  const PATIENCE_MS = 20_000
  const held: { element: HTMLElement; act: () => void }[] = []
  let isStarted = false
  let isOver = false

  const end = () => {
    if (isOver) return
    isOver = true
    for (const { element, act } of held.splice(0)) if (element.isConnected) act()
  }
  // Awake.tsx says so once React has gone through the whole page.
  const look = () => {
    if ('awake' in document.documentElement.dataset) end()
    else if (!isOver) setTimeout(look, 16)
  }
  const load = () => {
    // React's data, which the server puts into a function at the end of the page (server/leanPage.ts).
    ;(self as { late?: () => void }).late?.()
    for (const [src, id] of files) {
      const script = document.createElement('script')
      script.src = src
      script.async = true
      if (id) script.id = id
      script.onerror = end
      document.head.append(script)
    }
    setTimeout(end, PATIENCE_MS)
    look()
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load)
    else load()
  }
  const hold = (event: Event, element: HTMLElement, act: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push({ element, act })
    start()
  }

  /** The control at which an event is aimed, if React has to know. */
  const controlAt = ({ target }: Event): HTMLElement | null => {
    if (isOver || !(target instanceof Element) || target.closest('[data-plain]')) return null
    return target.closest<HTMLElement>('button,input,select,textarea,label,[data-wake]')
  }
  const wake = (event: Event) => void (controlAt(event) && start())
  for (const kind of ['pointerdown', 'focusin', 'keydown', 'input', 'dragover'])
    addEventListener(kind, wake, { capture: true, passive: true })
  // A file is on its way to the field, wherever it enters the window.
  if (document.querySelector('input[type=file]')) addEventListener('dragenter', start)
  addEventListener(
    'click',
    (event) => {
      const control = controlAt(event)
      if (!control?.matches('button,[data-wake]')) return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button > 0)
        return
      // A submit button: its form is held back below.
      if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return
      hold(event, control, () => control.click())
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (isOver || !(form instanceof HTMLFormElement)) return
      if (form.closest('[data-plain]')) return
      const { submitter } = event
      if (held.some(({ element }) => element === form)) return event.preventDefault()
      hold(event, form, () => form.requestSubmit(submitter))
    },
    true,
  )

  // What a field would have been told: the chosen entry of a list, and that it was left.
  const tellLater = (event: Event) => {
    const field = controlAt(event)
    if (!field?.matches(event.type === 'change' ? 'select' : 'input,select,textarea')) return
    const again = event.type === 'change' ? new Event('change', { bubbles: true }) : null
    held.push({
      element: field,
      act: () => {
        if (again) field.dispatchEvent(again)
        else if (field !== document.activeElement)
          field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      },
    })
    start()
  }
  addEventListener('change', tellLater, true)
  addEventListener('focusout', tellLater, true)

  const isStored = (name: string) => {
    try {
      return sessionStorage.getItem(name) !== null || localStorage.getItem(name) !== null
    } catch {
      return false
    }
  }
  const marks = [...document.querySelectorAll<HTMLElement>('[data-awake]')]
  const isNeeded = marks.some(
    ({ dataset: { awake } }) => !awake || awake === 'true' || isStored(awake),
  )
  // The first frame is painted before the second callback runs; a hidden tab waits until it is shown.
  if (isNeeded) requestAnimationFrame(() => requestAnimationFrame(start))

  const parts = document.querySelectorAll('[data-in-view]')
  if (parts.length > 0) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start()
      },
      { rootMargin: '200px' },
    )
    for (const part of parts) observer.observe(part)
  }

  // Where a form waits, they are fetched while the line is idle, but not run.
  const saves = 'connection' in navigator && Object(navigator.connection).saveData === true
  if (saves || !document.querySelector('main form:not([data-plain])')) return
  addEventListener('load', () =>
    setTimeout(() => {
      for (const [src] of isStarted ? [] : files) {
        const link = document.createElement('link')
        link.rel = 'prefetch'
        link.href = src
        document.head.append(link)
      }
    }, 1000),
  )
}
