/** The words of a name without accents and in lower case, with initials. */
export const allWordsOfName = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** The words of a name without accents and in lower case. Initials do not count. */
export const wordsOfName = (name: string): string[] =>
  allWordsOfName(name).filter((word) => word.length > 1)
