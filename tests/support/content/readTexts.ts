/**
 * The texts of a page's HTML that readers see or hear, without scripts and without elements that are
 * marked as English.
 */
export const textsNotInEnglish = (html: string): string[] => {
  const read: string[] = []
  const open: boolean[] = []
  for (const [token, slash, name = '', text] of html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .matchAll(/<(\/?)(\w+)[^>]*>|([^<]+)/g)) {
    const isEnglish = open.at(-1) === true || token.includes(' lang="en"')
    if (text && !isEnglish) read.push(text)
    if (slash) open.pop()
    else if (name && !['br', 'img', 'input'].includes(name)) open.push(isEnglish)
    const attributes = token.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)
    if (name && !isEnglish) read.push(...[...attributes].map(([, value = '']) => value))
  }
  return read
}

/** Those of the texts in which Latin letters are left when what is the same everywhere is taken away. */
export const latinIn = (texts: string[], same: readonly string[]): string[] =>
  texts.filter((text) =>
    /[a-z]/i.test(same.reduce((rest, name) => rest.replaceAll(name, ''), text)),
  )
