import type { Facts } from '@/collections/Tools/shared/facts'
import { contactFor, type Role, type Situation } from './contacts'
import type { Contact, HelpCard } from './shared/answer'
import { placeInText } from './shared/question'

const ROLES: readonly Role[] = ['labour', 'helpline', 'mission', 'portal', 'line']
/** With the one or two of the emergency numbers, what fits on a card. */
const MAX_ROWS = 5

/** The card for a situation. Contacts with a number come first, then those with an address. */
export const cardOf = (where: Situation, facts: Facts): HelpCard => {
  const contacts = ROLES.flatMap((role) => contactFor(role, where, facts) ?? [])
  const emergency = emergencyRows(where, facts)
  const rows = contacts.toSorted(
    (a, b) =>
      Number(hasNumber(b)) - Number(hasNumber(a)) || Number(hasAddress(b)) - Number(hasAddress(a)),
  )
  const most = MAX_ROWS - emergency.length
  const shown = (rows.length > 0 ? rows : [NO_CONTACT]).slice(0, most)
  return {
    title: where.place ? `Help in ${placeInText(where.place)}` : 'Help at work abroad',
    rows: [
      ...emergency,
      ...shown.map(({ name, reach, isFromHome }) => ({
        label: isFromHome ? `${name} (from home)` : name,
        text: reach.text,
        href: reach.href,
      })),
    ],
    foot: 'Numbers change. Call once before you need them.',
    back: {
      title: 'My details',
      lines: ['My name', 'Passport number', 'Employer, city', 'Family phone', 'Agent’s number'],
      foot: 'Copy of passport and contract: at home, with my family.',
    },
    facts: [
      ...EMERGENCY.flatMap((role) => contactFor(role, where, facts)?.facts ?? []),
      ...shown.flatMap(({ facts: keys }) => keys),
    ],
  }
}

const EMERGENCY = ['police', 'ambulance'] as const

/** Police and ambulance; one row where they share a number. None without a country. */
const emergencyRows = (where: Situation, facts: Facts): HelpCard['rows'] => {
  if (!where.place) return []
  const [police, ambulance] = EMERGENCY.map((role) => contactFor(role, where, facts)?.reach)
  if (!police?.href || !ambulance?.href) return []
  if (police.href === ambulance.href)
    return [{ label: 'Police and ambulance', ...numberOf(police) }]
  return [
    { label: 'Police', ...numberOf(police) },
    { label: 'Ambulance', ...numberOf(ambulance) },
  ]
}

const numberOf = ({ text, href }: Contact['reach']) => ({ text, href })

const hasNumber = ({ reach }: Contact): boolean => reach.kind === 'tel' || reach.kind === 'sms'

const hasAddress = ({ reach }: Contact): boolean => reach.href !== null

const NO_CONTACT: Contact = {
  name: 'Your embassy',
  does: [],
  reach: { kind: 'text', text: 'See its own website', href: null },
  facts: [],
}
