import { keysOf } from '@/lib/shared/objects'
import { checkedOn, type Facts, type Line, quotes, sourcesOf, words } from '../shared/toolFacts'
import { cardOf } from './card'
import { complaintFor } from './complaint'
import { contactFor, OUR_OFFICE, type Role } from './contacts'
import { deadlineOf } from './deadline'
import type { Contact, HelpAnswer, OpenHelp } from './shared/answer'
import {
  type HelpQuestion,
  helpHref,
  isAbroad,
  ORIGINS,
  PLACES,
  PROBLEMS,
  placeInText,
} from './shared/question'
import { knownFor, STEPS, titleOf } from './steps'

/** On every page of the tool. */
export const IN_DANGER = 'In danger now? Call the police of the country first. Then your embassy.'

/** The answer to any question, also to one that is answered in part or not at all. */
export const answerHelp = (question: HelpQuestion, facts: Facts, now: Date): HelpAnswer => {
  const { in: place, from: origin } = question
  const what = question.what ?? 'other'
  const steps = STEPS[what]
  const where = { place, origin }
  const roles = place && !isAbroad(place) ? steps.atHome : steps.abroad
  const found = roles.flatMap((role) => {
    const contact = contactFor(role, where, facts)
    return contact ? [{ role, contact }] : []
  })
  const [start, ...rest] = found
  const [role, first]: [Role, Contact] = start ? [start.role, start.contact] : ['us', OUR_OFFICE]
  const contacts = [first, ...rest.map(({ contact }) => contact)]
  const known = quotes(facts, knownFor(what, place, origin))
  const office = contactFor('labour', where, facts)
  const deadline = deadlineOf({ ...question, what }, office, facts, now)
  const isAway = place === null || isAbroad(place)
  const mission = isAway || steps.isAboutRelative ? missionOf(question, facts) : null
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
    press: contacts.find((each) => canPress(each, Boolean(steps.isAboutRelative))) ?? null,
    say: steps.say,
    ...{ deadline, known, mission, card, sources },
    complaint: complaintFor({ ...question, what }),
    checked: checkedOn(sources),
    open: openOf(question),
  }
}

/** A number for the family at home is none for the worker abroad. */
const canPress = ({ reach, isFromHome }: Contact, isFamily: boolean): boolean =>
  reach.kind === 'tel' && (isFamily || !isFromHome)

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
  const home = from ? placeInText(from) : 'your country'
  return {
    name: `The embassy of ${home}`,
    can:
      can.length > 0 ? can : [words('We have no source on this. Ask the embassy what it can do.')],
    cannot: cannot.length > 0 ? cannot : [words('Ask the embassy what it cannot do.')],
  }
}

const openOf = (question: HelpQuestion): OpenHelp[] => {
  const to = (change: Partial<HelpQuestion>) => helpHref({ ...question, ...change })
  const all: OpenHelp[] = [
    {
      field: 'in',
      label: 'Where are you?',
      choices: keysOf(PLACES).map((place) => ({ label: PLACES[place], href: to({ in: place }) })),
    },
    {
      field: 'from',
      label: 'Where are you from?',
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
  return all.filter(({ field }) => question[field] === null)
}
