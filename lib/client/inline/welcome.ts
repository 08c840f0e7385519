/**
 * Opens the welcome dialog when it is due: the stored time of the last one is missing, in the future (a
 * clock that was wrong) or older than `againAfter` milliseconds. Never without storage, instead of on
 * every visit. Stands alone: the browser gets this text (InlineScript).
 */
export const welcome = (id: string, againAfter: number): void => {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  const now = Date.now()
  try {
    const shownAt = Number(localStorage.getItem('welcome-shown-at'))
    if (shownAt && shownAt <= now && now - shownAt <= againAfter) return
    localStorage.setItem('welcome-shown-at', String(now))
  } catch {
    return
  }
  // Nothing had focus before it opened: without this, Tab would continue at the page's end.
  const tabFromTop = () => {
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  }
  dialog.addEventListener('close', tabFromTop, { once: true })
  dialog.showModal()
}
