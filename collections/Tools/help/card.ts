import type { Facts } from '../shared/toolFacts'
import { contactFor, type Role, type Situation } from './contacts'
import type { Contact, HelpCard } from './shared/answer'
import { placeInText } from './shared/question'

const ROLES: readonly Role[] = ['labour', 'helpline', 'portal', 'mission', 'line']
const MAX_ROWS = 4

/** The card for a situation. Contacts with a number come first. */
export const cardOf = (where: Situation, facts: Facts): HelpCard => {
  const contacts = ROLES.flatMap((role) => contactFor(role, where, facts) ?? [])
  const rows = [...contacts.filter(hasNumber), ...contacts.filter((each) => !hasNumber(each))]
  const shown = (rows.length > 0 ? rows : [NO_CONTACT]).slice(0, MAX_ROWS)
  return {
    title: where.place ? `Help in ${placeInText(where.place)}` : 'Help at work abroad',
    rows: shown.map(({ name, reach, isFromHome }) => ({
      label: isFromHome ? `${name} (from home)` : name,
      text: reach.text,
      href: reach.href,
    })),
    foot: 'Numbers change. Call once before you need them.',
    back: {
      title: 'My details',
      lines: ['My name', 'Passport number', 'Employer, city', 'Family phone', 'Agent’s number'],
      foot: 'Copy of passport and contract: at home, with my family.',
    },
    facts: shown.flatMap(({ facts: keys }) => keys),
  }
}

const hasNumber = ({ reach }: Contact): boolean => reach.kind === 'tel' || reach.kind === 'sms'

const NO_CONTACT: Contact = {
  name: 'Your embassy',
  does: [],
  reach: { kind: 'text', text: 'See its own website', href: null },
  facts: [],
}
