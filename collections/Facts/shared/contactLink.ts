/** A number that ends a value: '6438 5122', 'usually 16135'. */
const NUMBER = /(?:^|\s)(\+?\d[\d ]{1,16}\d)$/

/** An address of a site alone or in brackets: 'madad.gov.in', 'LMRA (lmra.gov.bh)'. */
const SITE = /(?:^|\()((?:[a-z0-9-]+\.)+[a-z]{2,})(?:[),]|$)/

/** Where a tap on a contact leads: a call or a site. Null when the value is neither. */
export const contactLink = ({ label, value }: { label: string; value: string }): string | null => {
  // A call to a number for messages leads nowhere.
  const number = /\bSMS\b/.test(label) ? undefined : NUMBER.exec(value)?.[1]
  if (number) return `tel:${number.replaceAll(' ', '')}`
  const site = SITE.exec(value)?.[1]
  return site ? `https://${site}` : null
}
