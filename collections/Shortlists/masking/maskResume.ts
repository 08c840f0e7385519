import { withoutAddresses } from './addresses'
import { DOTS } from './dots'
import { withoutNumbers } from './numbers'
import { withoutPrivateLines } from './privateLines'

/**
 * The text of a resume without what makes contact with the person, finds the person, or is none of the
 * employer's business: mail addresses, links, phone numbers, numbers of papers, where somebody lives, age,
 * religion and family. Rather too much is taken out than too little (docs/adr/0076).
 */
export const maskResume = (text: string): string => {
  // One form of each sign: full width, ligatures and the like. Invisible ones separate nothing.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return withoutNumbers(withoutPrivateLines(withoutAddresses(plain)))
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`${DOTS}(?:[\\s.,;:|/-]*${DOTS})+`, 'g'), DOTS)
    .trim()
}
