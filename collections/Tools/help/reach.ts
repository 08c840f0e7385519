import type { Contact, Reach } from './shared/answer'

/** What is reached in person, or in a way that we do not know. */
export const inPerson = (text: string): Pick<Contact, 'reach' | 'facts'> => ({
  reach: { kind: 'text', text, href: null },
  facts: [],
})

export const OWN_SITE = inPerson('See its own website').reach

/** The number or site in a value, else the site of the office to ask, else the value itself. */
export const reachIn = (value: string, confirm: string, isSms = false): Reach => {
  const number = /\+?\d[\d\s-]+\d/.exec(value)?.[0]
  if (number) {
    const kind = isSms ? 'sms' : 'tel'
    return { kind, text: number, href: `${kind}:${number.replace(/[^\d+]/g, '')}` }
  }
  const site = siteIn(value) ?? siteIn(confirm)
  if (site) return { kind: 'web', text: site, href: `https://${site}` }
  return value ? inPerson(value).reach : OWN_SITE
}

const siteIn = (text: string): string | null =>
  /\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/.exec(text)?.[0] ?? null
