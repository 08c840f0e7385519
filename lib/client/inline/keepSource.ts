/**
 * Remembers where a visitor came from until the form, as one of our links named it (`?ref=`); the first
 * link that named one counts. In the browser, as pages are cached for all. Forms read it from the root
 * element (components/forms/fields/source.ts). Stands alone: the browser gets this text (InlineScript).
 */
export const keepSource = (parameter: string): void => {
  const root = document.documentElement
  const named = (): string => {
    for (const address of [location.href, document.referrer]) {
      const url = URL.canParse?.(address) ? new URL(address) : null
      const source = url?.searchParams.get(parameter) ?? ''
      if (url?.origin === location.origin && /^[a-z]{1,20}$/.test(source)) return source
    }
    return ''
  }
  let source = ''
  try {
    source = sessionStorage.getItem('source') ?? named()
    if (source) sessionStorage.setItem('source', source)
  } catch {
    // The browser denies storage: the source is lost on the next full page load.
    source = named()
  }
  if (!source) return
  root.dataset.source = source
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="source"]'))
    field.value = source
  // A link that opens a new tab takes it along, because a tab has its own session storage.
  const passOn = ({ target }: Event) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[target="_blank"]')
    if (!link || link.origin !== location.origin) return
    const url = new URL(link.href)
    if (url.searchParams.has(parameter)) return
    url.searchParams.set(parameter, source)
    link.href = url.href
  }
  // Also before the click, for links opened by the context menu.
  document.addEventListener('pointerdown', passOn, true)
  document.addEventListener('click', passOn, true)
}
