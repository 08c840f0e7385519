import type { SiteFacts } from './siteFacts'

/** The agency as a vCard 3.0 (RFC 2426): what one tap saves in a phone. Without what is not known. */
export const contactCard = (facts: SiteFacts, siteUrl: string): string => {
  const name = facts.full_name || facts.name || ''
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${text(name)};;;;`,
    `FN:${text(name)}`,
    `ORG:${text(name)}`,
    facts.whatsapp && `TEL;TYPE=CELL,VOICE:${phone(facts.whatsapp)}`,
    facts.phone && `TEL;TYPE=WORK,VOICE:${phone(facts.phone)}`,
    facts.email && `EMAIL;TYPE=INTERNET:${text(facts.email)}`,
    facts.address && `ADR;TYPE=WORK:;;${text(facts.address)};;;;`,
    `URL:${siteUrl}`,
    facts.licence_number && `NOTE:${text(`Reg. No. ${facts.licence_number}`)}`,
    'END:VCARD',
  ]
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('')
}

const text = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const phone = (value: string): string => value.replace(/[^\d+]/g, '')

/** A line has 75 bytes at the most; what is longer goes on after a space, no letter cut in two. */
const folded = (line: string): string => {
  let out = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > 75) {
      out += '\r\n '
      bytes = 1
    }
    out += letter
    bytes += size
  }
  return out
}
