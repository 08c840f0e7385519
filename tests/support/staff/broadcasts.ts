import ICAL from 'ical.js'
import { expect } from 'vitest'
import { newMobile } from '../candidates/mobile'
import { exportBroadcast, registered } from '../candidates/registrations'

export const NOBODY = 'Nobody here has agreed to WhatsApp messages. No list was made.'
export const ALL_LISTED = 'Everybody here is on a list already. No list was made.'

type Card = { name: string; phone: string }

type Property = [name: string, parameters: object, type: string, value: string | string[]]

/** The contact cards of a file as the address book of a phone reads them. */
export const cardsIn = (text: string): Card[] => {
  const parsed = ICAL.parse(text)
  const cards: [string, Property[]][] = typeof parsed[0] === 'string' ? [parsed] : parsed
  return cards.map(([, properties]) => {
    const textOf = (name: string) => properties.find(([key]) => key === name)?.[3] ?? ''
    const [family, given = ''] = textOf('n')
    expect(family).toBe('')
    // ical.js leaves this escaped outside of a structured value.
    expect(String(textOf('fn')).replaceAll('\\;', ';')).toBe(given)
    return { name: given, phone: String(textOf('tel')).replace(/^tel:/, '') }
  })
}

/** A new registration with consent to WhatsApp messages. */
export const agreed = (current_location: string, fields: object = {}) =>
  registered({ current_location, whatsup_no: newMobile(), whatsapp_consent: 'on', ...fields })

/** The phone numbers (E.164) in a contact file of a broadcast list. */
export const phonesOf = async (list: unknown, part = '1'): Promise<string[]> => {
  const answer = await exportBroadcast({ format: 'vcf', list: String(list), part })
  expect(answer.headers.get('content-type'), answer.text.slice(0, 200)).toContain('text/vcard')
  return cardsIn(answer.text).map(({ phone }) => phone)
}
