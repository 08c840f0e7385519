import { allWordsOfName } from '@/collections/Submissions/wordsOfName'
import { RESUME_EXTENSIONS } from '@/lib/shared/limits'

/** What the name of a file may say about whose it is. Names have at most 200 characters. */

const NAME_WORDS_MAX = 8

/** Words that are no part of a name. */
const NOISE =
  /^(cv|resume|resumes|bio|data|biodata|curriculum|vitae|profile|new|old|updated|latest|final|copy|of|the|\d+)$/

/** A name without the extension of a resume. */
export const stemOf = (name: string): string => {
  const lower = name.toLowerCase()
  const extension = RESUME_EXTENSIONS.find((known) => lower.endsWith(`.${known}`))
  return extension ? name.slice(0, -extension.length - 1) : name
}

/** The e-mail addresses in a name; one after `CV_` or before `-resume` is found too. */
export const emailsIn = (stem: string): string[] =>
  (stem.toLowerCase().match(/[^\s@,;()[\]]{1,64}@[a-z0-9.-]{1,190}/g) ?? []).flatMap((found) => {
    const address = found.replace(/[.-]+$/, '')
    const bare = address
      .replace(/^(cv|resume|bio-?data)[_.-]+/, '')
      .replace(/-(cv|resume|bio-?data)$/, '')
    return bare === address ? [address] : [address, bare]
  })

/** The last ten digits of the numbers in a name, with or without spaces in them. */
export const numbersIn = (stem: string): string[] => {
  const whole = stem.match(/\d{10,15}/g)
  const found = whole ?? stem.replace(/(?<=\d)[\s.()-]{1,3}(?=\d)/g, '').match(/\d{10,15}/g) ?? []
  return found.map(lastTen)
}

/** '' for a number with fewer digits. */
export const lastTen = (number: string): string => {
  const digits = number.replace(/\D/g, '')
  return digits.length < 10 ? '' : digits.slice(-10)
}

/**
 * What may be a full name in a name: two to eight words that follow each other, initials too, which tell
 * Suresh K from Suresh M; a single word only where there is no other. With each the words beside it.
 */
export const namesIn = (stem: string): Map<string, string[]> => {
  // RaviKumar is two words.
  const all = allWordsOfName(stem.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
  const isNoise = (word: string) => NOISE.test(word)
  const words = all.filter((word) => !isNoise(word))
  const names = new Map<string, string[]>()
  if (words.length === 1) names.set(words.join(), [])
  for (let from = 0; from < all.length; from += 1) {
    for (let count = 2; count <= NAME_WORDS_MAX && from + count <= all.length; count += 1) {
      const beside = [...all.slice(0, from), ...all.slice(from + count)]
      names.set(
        all.slice(from, from + count).join(' '),
        beside.filter((word) => !isNoise(word)),
      )
    }
  }
  return names
}
