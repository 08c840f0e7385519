import type { FactJson } from '@/collections/Facts/shared/fact'
import { DESTINATION_RULES } from '@/collections/Tools/countries/destinations'
import { HOME_RULES } from '@/collections/Tools/countries/homes'
import { type Facts, factIn, nameIn, quotes } from '@/collections/Tools/shared/facts'
import { type Line, words } from '@/collections/Tools/shared/line'
import { keysOf as namesOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import { inPerson, OWN_SITE, reachIn } from './reach'
import type { Contact } from './shared/answer'
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
  | 'ambulance'
  | 'us'

/** The contact for a role in a situation; null where that country has none. */
export const contactFor = (role: Role, where: Situation, facts: Facts): Contact | null =>
  CONTACTS[role](where, facts)

/** The agency itself. It needs no fact, so that no answer is without a contact. */
export const OUR_OFFICE: Contact = {
  name: 'Our office, if we are your agent',
  does: [words('Write to us on the same day. If it is about us, use the others only.')],
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
      does: [
        ...quotes(facts, DESTINATION_RULES[place].contacts.labour),
        ...(fact ? [] : [words(NO_NUMBER)]),
      ],
      reach: fact ? reachIn(fact.value, fact.confirm) : UNKNOWN,
      facts: keysOf(fact),
    }
  },
  line: ({ place }, facts) => {
    const fact =
      place && isAbroad(place) ? factIn(facts, DESTINATION_RULES[place].contacts.line) : null
    if (!fact) return null
    const { key, label, value, confirm } = fact
    // An app has a name and no address.
    const reach = reachIn(value, key.endsWith('.app') ? '' : confirm, key.endsWith('.sms'))
    const does = [
      ...(key.endsWith('.domestic') ? [words('Only for people who work in a home.')] : []),
      ...quotes(facts, [key]),
    ]
    return { name: label, does, reach, facts: [key] }
  },
  mission: ({ place, origin }, facts) => {
    if (place && place === origin) return null
    const missions = place && isAbroad(place) ? DESTINATION_RULES[place].contacts.missions : null
    const fact = factIn(facts, (origin && missions?.[origin]) ?? null)
    const home = origin ? placeInText(origin) : 'your country'
    return {
      name: fact ? nameIn(fact.confirm) : `Embassy or consulate of ${home}`,
      does: [words('Ask what they can do, and which papers they need.')],
      // Other facts name the mission and say something else than its number.
      reach: fact ? reachIn(isNumberOfMission(fact) ? fact.value : '', fact.confirm) : OWN_SITE,
      facts: keysOf(fact),
    }
  },
  helpline: ({ place, origin }, facts) => {
    if (!origin) return null
    const dubai = origin === 'IN' && place === 'AE' ? factIn(facts, 'in.contacts.pbsk-dubai') : null
    if (dubai) return plain('PBSK Dubai, for Indians', dubai, facts)
    const [key, name] = HOME_RULES[origin].helpline
    const isAway = place !== null && place !== origin
    const fromAbroad = isAway ? factIn(facts, `${origin.toLowerCase()}.contacts.abroad`) : null
    const fact = fromAbroad ?? factIn(facts, key)
    return {
      name: origin === 'IN' || !fact ? name : nameIn(fact.confirm),
      does: [
        ...(fact ? quotes(facts, [fact.key]) : []),
        words(fact ? 'Ask them how to complain.' : NO_NUMBER),
        ...(isAway ? [words('Your family at home can ask for you.')] : []),
      ],
      reach: fact ? reachIn(fact.value, fact.confirm) : UNKNOWN,
      facts: keysOf(fact),
      isFromHome: isAway && !fromAbroad,
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
  police: ({ place }, facts) => ({
    name: place ? `Police in ${placeInText(place)}` : 'Police of the country',
    does: emergencyWords(place, 'police', facts),
    ...emergencyIn(place, 'police', facts),
  }),
  ambulance: ({ place }, facts) => ({
    name: place ? `Ambulance in ${placeInText(place)}` : 'Ambulance of the country',
    does: [
      ...emergencyWords(place, 'ambulance', facts),
      words('Or go to the nearest hospital. Keep every paper that they give you.'),
    ],
    ...emergencyIn(place, 'ambulance', facts),
  }),
  us: () => OUR_OFFICE,
}

const isNumberOfMission = ({ key }: FactJson): boolean => key.includes('.contacts.mission.')

type Emergency = 'police' | 'ambulance'

const emergencyFact = (place: Place, service: Emergency, facts: Facts): FactJson | null =>
  factIn(facts, `${place.toLowerCase()}.contacts.${service}`)

const emergencyIn = (
  place: Place | null,
  service: Emergency,
  facts: Facts,
): Pick<Contact, 'reach' | 'facts'> => {
  if (!place) {
    const { reach } = inPerson('Call the number of the country where you are')
    return { reach, facts: everywhere(service, facts).map(({ key }) => key) }
  }
  const fact = emergencyFact(place, service, facts)
  return fact ? { reach: reachIn(fact.value, ''), facts: [fact.key] } : inPerson('Emergency number')
}

/** Without a country, the numbers of all: somebody in danger must not have to answer a question. */
const emergencyWords = (place: Place | null, service: Emergency, facts: Facts): Line[] => {
  const known = place ? [] : everywhere(service, facts)
  if (known.length > 0) return known.map(({ text }) => words(text))
  const isKnown = place && emergencyFact(place, service, facts) !== null
  // A second number, for a part of the country.
  const second = place ? quotes(facts, [`${place.toLowerCase()}.contacts.emergency`]) : []
  return [
    ...second,
    words(isKnown ? 'Say where you are.' : 'Ask anyone near you for the emergency number.'),
  ]
}

const everywhere = (service: Emergency, facts: Facts): { text: string; key: string }[] =>
  namesOf(PLACES).flatMap((country) => {
    const fact = emergencyFact(country, service, facts)
    return fact ? [{ text: `${PLACES[country]}: ${fact.value}.`, key: fact.key }] : []
  })

const NO_NUMBER = 'We have no checked number. Ask your embassy.'
const UNKNOWN = inPerson('Number not checked').reach

const keysOf = (fact: FactJson | null): string[] => (fact ? [fact.key] : [])

const plain = (name: string, fact: FactJson, facts: Facts): Contact => ({
  name,
  does: quotes(facts, [fact.key]),
  reach: reachIn(fact.value, fact.confirm),
  facts: [fact.key],
})
