/**
 * The language navigation (`data-languages`) and the offer of another language (`data-offer`). The
 * choice, and a closed offer, are remembered for a year: then nothing is offered. Stands alone: the
 * browser gets this text (InlineScript).
 */
export const languages = (): void => {
  const KEY = 'language'
  const YEAR_MS = 31_536_000_000
  const list = document.querySelector<HTMLDetailsElement>('[data-languages]')
  if (!list) return
  const remember = (language: string) => {
    try {
      localStorage.setItem(KEY, `${language} ${Date.now() + YEAR_MS}`)
    } catch {
      // The browser denies storage: it is offered again.
    }
  }
  const isRemembered = (): boolean => {
    try {
      return Number(localStorage.getItem(KEY)?.split(' ')[1]) > Date.now()
    } catch {
      return false
    }
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[data-language]')
    if (link) {
      // The query may have changed since the page was loaded.
      link.search = location.search
      remember(link.dataset.language ?? '')
    }
    if (!list.contains(target) || target.closest('[data-closes-languages]')) list.open = false
    const offer = target.closest('[data-closes-offer]')?.closest<HTMLElement>('[data-offer]')
    if (!offer) return
    offer.hidden = true
    remember(document.documentElement.lang)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !list.open) return
    list.open = false
    list.querySelector('summary')?.focus()
  })
  const ours = [...list.querySelectorAll('a')].map(({ hreflang }) => hreflang)
  const wanted = navigator.languages
    .map((language) => language.toLowerCase().split('-')[0]?.replace(/^tl$/, 'fil') ?? '')
    .find((language) => ours.includes(language))
  const offer = document.querySelector<HTMLElement>(`[data-offer="${wanted}"]`)
  if (offer && !isRemembered()) offer.hidden = false
}
