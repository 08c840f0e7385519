import { destinationInText } from '@/collections/Countries/shared/destinations'
import { type Facts, NO_RULE, quote, whomToAsk } from '@/collections/Tools/shared/facts'
import { askLine, type Line } from '@/collections/Tools/shared/line'
import { type AppliesTo, matches } from '@/collections/Tools/shared/rule'
import { homeInText, type Route } from './shared/question'

/** For which ways from home to the job a rule is. */
export type AppliesToRoute = AppliesTo<Route>

/**
 * A sentence of a table: a fact that is quoted, or words of our own. Our own words state no rule
 * of law: they rest on `facts`, or name whom to `ask`. '{to}' and '{home}' in a key are the codes
 * of the countries, '{Country}' and '{Home}' in words their names. A fact with words for its
 * absence (`or`) may not exist yet: staff can add it.
 */
export type SentenceRule =
  | { when?: AppliesToRoute; fact: string; show?: 'value'; or?: string; ask?: string }
  | { when?: AppliesToRoute; text: string; facts: readonly string[]; ask?: string }
  | { when?: AppliesToRoute; text: string; ask: string }

/** The line of a sentence. A fact that is gone leaves words that say so, and whom to ask. */
export const sentenceOf = (say: SentenceRule, route: Route, facts: Facts): Line => {
  if ('fact' in say) {
    const key = keyFor(say.fact, route)
    const none = () =>
      askLine(named(say.or ?? NO_RULE, route), named(say.ask ?? whomToAsk(facts, key), route))
    return quote(facts, key, say.show) ?? none()
  }
  const text = named(say.text, route)
  const ask = say.ask === undefined ? null : named(say.ask, route)
  if (!('facts' in say)) return { text, facts: [], ask }
  const keys = say.facts.map((key) => keyFor(key, route))
  const gone = keys.find((key) => !facts.has(key))
  return gone === undefined
    ? { text, facts: keys, ask }
    : askLine(NO_RULE, ask ?? whomToAsk(facts, gone))
}

/** All sentences of a table that are for this way. */
export const sentencesOf = (says: readonly SentenceRule[], route: Route, facts: Facts): Line[] =>
  says.filter(({ when }) => matches(when, route)).map((say) => sentenceOf(say, route, facts))

/** The first sentence of a table that is for this way. */
export const firstSentenceOf = (
  says: readonly SentenceRule[],
  route: Route,
  facts: Facts,
): Line => {
  const say = says.find(({ when }) => matches(when, route))
  return say ? sentenceOf(say, route, facts) : askLine(NO_RULE, whomToAsk(facts, ''))
}

/** The key of a fact for the countries of a way. */
export const keyFor = (key: string, { home, destination }: Route): string =>
  key.replace('{to}', `${destination}`.toLowerCase()).replace('{home}', `${home}`.toLowerCase())

const named = (text: string, { home, destination }: Route): string =>
  text
    .replace('{Country}', destination ? destinationInText(destination) : 'the country of the job')
    .replace('{Home}', home ? homeInText(home) : 'your country')
