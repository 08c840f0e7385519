import type { FactJson } from '@/collections/Facts/shared/fact'
import { paths } from '@/lib/shared/paths'
import { type Facts, factIn, nameIn, quotes, words } from '../shared/toolFacts'
import { HELPLINES, INDIAN_MISSIONS, LABOUR, LINES } from './contactFacts'
import type { Contact, Reach } from './shared/answer'
import { isAbroad, type Origin, PLACES, type Place, placeInText } from './shared/question'

/** Where somebody is and from where; null where it is not known. */
export type Situation = { place: Place | null; origin: Origin | null }

/** What a contact is, whatever the country. */
export type Role =
  | 'labour'
  | 'line'
  | 'mission'
  | 'helpline'
  | 'portal'
  | 'register'
  | 'protector'
  | 'police'
  | 'doctor'
  | 'us'

/** The contact for a role in a situation; null where that country has none. */
export const contactFor = (role: Role, where: Situation, facts: Facts): Contact | null =>
  CONTACTS[role](where, facts)

/** The agency itself. It needs no fact, so that no answer is without a contact. */
export const OUR_OFFICE: Contact = {
  name: 'Our office, if we are your agent',
  does: [words('Write to us on the same day.')],
  reach: { kind: 'page', text: 'Grievance form', href: paths.grievanceForm },
  facts: [],
}

type Finder = (where: Situation, facts: Facts) => Contact | null

const CONTACTS: Record<Role, Finder> = {
  labour: ({ place }, facts) => {
    if (!place || !isAbroad(place)) return null
    const land = place.toLowerCase()
    const office = factIn(facts, `${land}.contacts.office`)
    const fact = factIn(facts, `${land}.contacts.phone`) ?? office
    return {
      name: `${office ? nameIn(office.value) : 'Labour office'}, ${PLACES[place]}`,
      does: [...quotes(facts, LABOUR[place]), ...(fact ? [] : [words(NO_NUMBER)])],
      reach: fact ? reachIn(fact.value, fact.confirm) : UNKNOWN,
      facts: keysOf(fact),
    }
  },
  line: ({ place }, facts) => {
    const fact = place && isAbroad(place) ? factIn(facts, LINES[place]) : null
    if (!fact) return null
    const { key, label, value, confirm } = fact
    // An app has a name and no address.
    const reach = reachIn(value, key.endsWith('.app') ? '' : confirm, key.endsWith('.sms'))
    return { name: label, does: quotes(facts, [key]), reach, facts: [key] }
  },
  mission: ({ place, origin }, facts) => {
    if (place && !isAbroad(place)) return null
    const key = origin === 'IN' && place ? INDIAN_MISSIONS.get(place) : null
    const fact = factIn(facts, key ?? null)
    const home = origin ? placeInText(origin) : 'your country'
    return {
      name: fact ? nameIn(fact.confirm) : `Embassy or consulate of ${home}`,
      does: [words('Ask what they can do, and which papers they need.')],
      reach: fact ? reachIn('', fact.confirm) : OWN_SITE,
      facts: keysOf(fact),
    }
  },
  helpline: ({ place, origin }, facts) => {
    if (!origin) return null
    const dubai = origin === 'IN' && place === 'AE' ? factIn(facts, 'in.contacts.pbsk-dubai') : null
    if (dubai) return plain('PBSK Dubai, for Indians', dubai, facts)
    const [key, name] = HELPLINES[origin]
    const fact = factIn(facts, key)
    const isAway = place !== null && isAbroad(place)
    return {
      name: origin === 'IN' || !fact ? name : nameIn(fact.confirm),
      does: [
        ...(fact && key.includes('.contacts.') ? quotes(facts, [key]) : []),
        words(fact ? 'Ask them how to complain.' : NO_NUMBER),
        ...(isAway ? [words('Your family at home can ask for you.')] : []),
      ],
      // Only contacts have the number in the value; the others name their office in `confirm`.
      reach: fact ? reachIn(key.includes('.contacts.') ? fact.value : '', fact.confirm) : UNKNOWN,
      facts: keysOf(fact),
      isFromHome: isAway,
    }
  },
  portal: ({ origin }, facts) => {
    const fact = origin === 'IN' ? factIn(facts, 'in.contacts.madad') : null
    return fact && plain('MADAD, the complaint portal of India', fact, facts)
  },
  register: ({ origin }, facts) => {
    const fact = origin === 'IN' ? factIn(facts, 'in.contacts.emigrate') : null
    return fact && plain('eMigrate: check the agent', fact, facts)
  },
  protector: ({ origin }, facts) => {
    const fact = origin === 'IN' ? factIn(facts, 'in.poe.mumbai') : null
    if (!fact) return null
    const does = quotes(facts, ['in.complaints.agent'])
    return { ...inPerson(fact.value), name: fact.label, does, facts: [fact.key] }
  },
  police: ({ place }) => ({
    name: place ? `Police in ${placeInText(place)}` : 'Police of the country',
    does: [words('Ask anyone near you for the emergency number.')],
    ...inPerson('Emergency number'),
  }),
  doctor: () => ({
    name: 'A doctor or hospital',
    does: [words('Keep every paper that they give you.')],
    ...inPerson('Go there first'),
  }),
  us: () => OUR_OFFICE,
}

const inPerson = (text: string): Pick<Contact, 'reach' | 'facts'> => ({
  reach: { kind: 'text', text, href: null },
  facts: [],
})

const NO_NUMBER = 'We have no checked number. Ask your embassy.'
const UNKNOWN = inPerson('Number not checked').reach
const OWN_SITE = inPerson('See its own website').reach

const keysOf = (fact: FactJson | null): string[] => (fact ? [fact.key] : [])

const plain = (name: string, fact: FactJson, facts: Facts): Contact => ({
  name,
  does: quotes(facts, [fact.key]),
  reach: reachIn(fact.value, fact.confirm),
  facts: [fact.key],
})

/** The number or site in a value, else the site of the office to ask, else the value itself. */
const reachIn = (value: string, confirm: string, isSms = false): Reach => {
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
