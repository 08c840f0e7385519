/**
 * Shows the button of components/ui/ReadAloud.tsx where the device has a voice for the language of its
 * page, and reads the page's text at a tap: block by block, a text in another language by a voice of
 * that language, or not at all without one. What is no text to listen to is left out: what leads
 * elsewhere, forms, numbers of sources, and what is marked `data-silent`.
 * Stands alone: the browser gets this text (InlineScript).
 */
export const readAloud = (): void => {
  const button = document.getElementById('aloud')
  const main = button?.closest('main')
  if (!button || !main || !('speechSynthesis' in window)) return
  // Actions are rows or links that are not printed.
  const LEFT_OUT =
    'nav,form,button,sup,svg,script,details:not([open]),[aria-hidden=true],[data-silent],.sr-only,p.no-print,a.no-print'
  // Chrome falls silent in a text that takes longer than 15 seconds: cut at the end of a sentence, at a
  // comma, between words.
  const PIECES = /.{1,180}$|.{1,180}[.!?।۔؟](?= )|.{1,180}[,;:،](?= )|.{1,180}(?= )|.{1,180}/g

  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? ''
  const voiceFor = (language: string) => {
    const fitting = speechSynthesis.getVoices().filter(({ lang }) => {
      // Android writes hi_IN, and some devices call Filipino Tagalog.
      const [code] = lang.toLowerCase().split(/[-_]/)
      return code === language || (code === 'tl' && language === 'fil')
    })
    return (
      fitting.find((voice) => voice.default) ??
      fitting.find((voice) => voice.localService) ??
      fitting[0]
    )
  }
  const styleOf = (element: Element) => getComputedStyle(element).display
  const blockOf = (element: Element): Element =>
    /^(inline|contents)/.test(styleOf(element)) && element.parentElement
      ? blockOf(element.parentElement)
      : element
  const isLeftOut = (node: Node) =>
    node instanceof Element &&
    (node === button.parentElement || node.matches(LEFT_OUT) || styleOf(node) === 'none')

  const texts = () => {
    const found: { language: string; text: string }[] = []
    const walker = document.createTreeWalker(
      main,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) => (isLeftOut(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
    )
    let block: Element | null = null
    while (walker.nextNode()) {
      const { nodeName, parentElement, textContent } = walker.currentNode
      if (nodeName === 'BR') block = null
      if (nodeName !== '#text' || !parentElement) continue
      const language = languageOf(parentElement)
      const text = textContent ?? ''
      const before = found.at(-1)
      if (before?.language === language && block === blockOf(parentElement)) before.text += text
      else found.push({ language, text })
      block = blockOf(parentElement)
    }
    return found
  }

  let last: SpeechSynthesisUtterance | undefined
  const stop = () => {
    if (!last) return
    last = undefined
    speechSynthesis.cancel()
    button.removeAttribute('data-reads')
  }
  const start = () => {
    for (const { language, text } of texts()) {
      const voice = voiceFor(language)
      for (const piece of text.replace(/\s+/g, ' ').match(PIECES) ?? []) {
        if (!voice || !/[\p{L}\p{N}]/u.test(piece)) continue
        last = new SpeechSynthesisUtterance(piece.trim())
        last.voice = voice
        last.lang = voice.lang
        speechSynthesis.speak(last)
      }
    }
    const end = last
    if (!end) return
    button.dataset.reads = 'true'
    const ended = () => {
      if (end === last) stop()
    }
    end.onend = ended
    end.onerror = ended
  }
  button.addEventListener('click', () => (last ? stop() : start()))
  addEventListener('pagehide', stop)
  // Chrome knows its voices only after a while. Safari has no addEventListener here.
  const look = () => {
    button.hidden = !voiceFor(languageOf(button))
  }
  speechSynthesis.onvoiceschanged = look
  look()
}
