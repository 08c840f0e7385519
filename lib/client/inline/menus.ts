/**
 * Opens and closes what every page has, without React: the header's menus (`data-menu`, the list is the
 * next element), dialogs (`data-opens` names one, `data-closes` is in it) and printing (`data-print`).
 * Folds what is long on a phone (`data-folds`), and marks the entry of the current page. Stands alone: the browser gets this text (InlineScript).
 */
export const menus = (): void => {
  const opened = () => document.querySelector<HTMLElement>('[data-menu][aria-expanded="true"]')
  const show = (menu: HTMLElement, isOpen: boolean) => {
    menu.setAttribute('aria-expanded', String(isOpen))
    if (menu.nextElementSibling instanceof HTMLElement) menu.nextElementSibling.hidden = !isOpen
  }
  const openDialog = (opener: HTMLElement) => {
    const dialog = document.getElementById(opener.dataset.opens ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    // The drawer starts where the row of its button starts: Close then takes the button's place.
    const row = opener.parentElement?.getBoundingClientRect().top ?? 0
    dialog.style.setProperty('--drawer-top', `${Math.max(0, row)}px`)
    opener.setAttribute('aria-expanded', 'true')
    dialog.addEventListener('close', () => opener.setAttribute('aria-expanded', 'false'), {
      once: true,
    })
    dialog.showModal()
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const menu = target.closest<HTMLElement>('[data-menu]')
    const last = opened()
    if (last && (last === menu || !last.parentElement?.contains(target))) show(last, false)
    if (menu && menu !== last) show(menu, true)
    const opener = target.closest<HTMLElement>('[data-opens]')
    if (opener) openDialog(opener)
    const dialog = target.closest<HTMLDialogElement>('dialog[data-plain]')
    // A click on the dialog itself is one beside its content.
    if (dialog && (target === dialog || target.closest('[data-closes], a[href]'))) dialog.close()
    if (target.closest('[data-print]')) print()
  })
  document.addEventListener('focusin', ({ target }) => {
    const last = opened()
    if (last && target instanceof Node && !last.parentElement?.contains(target)) show(last, false)
  })
  document.addEventListener('keydown', ({ key }) => {
    const last = key === 'Escape' && opened()
    if (!last) return
    show(last, false)
    last.focus()
  })
  // Open in the HTML, so that nothing is hidden without scripts.
  if (matchMedia('(width < 600px)').matches) {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
      part.open = false
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-here] a[href]')) {
    if (link.pathname !== location.pathname || link.hash) continue
    const menu = link.closest('[hidden]')?.previousElementSibling
    if (menu?.matches('[data-menu]')) menu.setAttribute('data-current', 'true')
    else link.setAttribute('aria-current', 'page')
  }
}
