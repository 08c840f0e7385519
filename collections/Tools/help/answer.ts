import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { type Facts, quotes } from '@/collections/Tools/shared/facts'
import { type Line, words } from '@/collections/Tools/shared/line'
import { checkedOn, sourcesOf } from '@/collections/Tools/shared/sources'
import { keysOf } from '@/lib/shared/objects'
import { cardOf } from './card'
import { complaintFor } from './complaint'
import { contactFor, OUR_OFFICE, type Role } from './contacts'
import { deadlineOf } from './deadline'
import type { Contact, HelpAnswer, OpenHelp } from './shared/answer'
import {
  aboutOf,
  type HelpQuestion,
  helpHref,
  isAbroad,
  ORIGINS,
  PLACES,
  PROBLEMS,
  placeInText,
} from './shared/question'
import { knownFor, STEPS, titleOf } from './steps'

/** The answer to any question, also to one that is answered in part or not at all. */
export const answerHelp = (question: HelpQuestion, facts: Facts, now: Date): HelpAnswer => {
  const place = question.in
  // Who does not say from where, and is in a home country, is at home.
  const origin = question.from ?? (place && !isAbroad(place) ? place : null)
  const isAtHome = place !== null && place === origin
  const what = question.what ?? 'other'
  const steps = STEPS[what]
  const about = aboutOf(what)
  const where = { place, origin }
  const roles = isAtHome ? steps.atHome : steps.abroad
  const found = roles.flatMap((role) => {
    const contact = contactFor(role, where, facts)
    return contact ? [{ role, contact: withWarning(role, contact) }] : []
  })
  const [start, ...rest] = found
  const [role, first]: [Role, Contact] = start ? [start.role, start.contact] : ['us', OUR_OFFICE]
  const contacts = [first, ...rest.map(({ contact }) => contact)]
  const known = quotes(facts, knownFor(what, place, origin))
  const office = contactFor('labour', where, facts)
  const deadline = deadlineOf({ ...question, what }, office, facts, now)
  const mission = !isAtHome || about ? missionOf({ ...question, from: origin }, facts) : null
  const card = cardOf(where, facts)
  const keys = [
    ...contacts.flatMap(({ facts: keys, does }) => [...keys, ...keysIn(does)]),
    ...keysIn([...(deadline?.lines ?? []), ...known]),
    ...keysIn(mission ? [...mission.can, ...mission.cannot] : []),
    ...card.facts,
  ]
  const sources = sourcesOf(keys, facts, now)
  return {
    title: titleOf(role, first.reach.kind === 'tel'),
    first,
    next: contacts.slice(1),
    press:
      canPress(first, !isAtHome && !about) && !(about && isOnlyThere(role, first)) ? first : null,
    say: steps.say,
    ...{ deadline, known, mission, card, sources },
    complaint: complaintFor({ ...question, what }),
    checked: checkedOn(sources),
    open: openOf(question, isAtHome),
  }
}

/** A complaint does not stay between the worker and the office, whichever of its lines takes it. */
const withWarning = (role: Role, contact: Contact): Contact =>
  role === 'labour' || role === 'line'
    ? { ...contact, does: [...contact.does, words(TELLS_EMPLOYER)] }
    : contact

const TELLS_EMPLOYER = 'It asks your employer for an answer. First think where you are safe.'

/**
 * The button is the office that is responsible, or there is none: whoever presses it in danger must not
 * get another one. A number that works at home only is none for the worker abroad.
 */
const canPress = ({ reach, isFromHome }: Contact, isAway: boolean): boolean =>
  reach.kind === 'tel' && !(isAway && isFromHome)

/** A mission's free line of the country of work, which a family at home cannot reach. */
const isOnlyThere = (role: Role, { reach }: Contact): boolean =>
  role === 'mission' && !reach.text.startsWith('+')

const keysIn = (lines: readonly Line[]): string[] => lines.flatMap(({ facts }) => facts)

const missionOf = (
  { in: place, from }: HelpQuestion,
  facts: Facts,
): NonNullable<HelpAnswer['mission']> => {
  const can = quotes(
    facts,
    from === 'IN'
      ? ['in.mission.help', 'in.icwf', ...(place === 'SA' ? ['sa.complaints.interpreter'] : [])]
      : [],
  )
  const cannot = quotes(
    facts,
    from === 'IN' ? ['in.mission.limit', 'general.embassy.limit'] : ['general.embassy.limit'],
  )
  return {
    home: from ? placeInText(from) : 'your country',
    can:
      can.length > 0 ? can : [words('We have no source on this. Ask the embassy what it can do.')],
    cannot: cannot.length > 0 ? cannot : [words('Ask the embassy what it cannot do.')],
  }
}

/**
 * The questions that are still open. Who asks about somebody else from home has mostly named the own
 * place, so that the place of the other is asked.
 */
const openOf = (question: HelpQuestion, isAtHome: boolean): OpenHelp[] => {
  const about = question.what && aboutOf(question.what)
  const isAskedAgain = about && isAtHome
  const to = (change: Partial<HelpQuestion>) => helpHref({ ...question, ...change })
  const all: OpenHelp[] = [
    {
      field: 'in',
      label: about ? `Where is ${about}?` : 'Where are you?',
      choices: keysOf(isAskedAgain ? DESTINATIONS : PLACES).map((place) => ({
        label: PLACES[place],
        href: to({ in: place }),
      })),
    },
    {
      field: 'from',
      label: about ? `Where is ${about} from?` : 'Where are you from?',
      choices: keysOf(ORIGINS).map((from) => ({ label: ORIGINS[from], href: to({ from }) })),
    },
    {
      field: 'what',
      label: 'What happened?',
      choices: keysOf(PROBLEMS).map((what) => ({
        label: PROBLEMS[what].label,
        href: to({ what }),
      })),
    },
  ]
  return all.filter(({ field }) => question[field] === null || (field === 'in' && isAskedAgain))
}
