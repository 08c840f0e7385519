import type { Payload } from 'payload'
import { PUBLISHED } from '@/collections/published'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { DAY_MS } from '@/lib/shared/limits'
import type { Fact } from '@/payload-types'
import {
  FACT_TOPICS,
  type FactCountry,
  type FactJson,
  type FactTopic,
  factJson,
  isOverdue,
} from './shared/fact'

/** Facts are announced on the start page of the CMS panel before their review date. */
const DUE_SOON_MS = 30 * DAY_MS
const DUE_SHOWN = 6

/** All published facts by key. */
export const publishedFacts = cachedQuery(
  { name: 'facts', tags: [TAGS.content] },
  async (payload): Promise<FactJson[]> => {
    const { docs } = await payload.find({
      collection: 'facts',
      where: PUBLISHED,
      sort: 'key',
      pagination: false,
    })
    return docs.map(factJson)
  },
)

/**
 * The facts of a country on some topics: what people ask first, then in the order of the topics, and
 * within a topic by source, so that a table can name it once.
 */
export const factsOn = async (
  country: FactCountry | null,
  topics: readonly FactTopic[],
): Promise<FactJson[]> => {
  const facts = await publishedFacts()
  const order = Object.keys(FACT_TOPICS)
  return facts
    .filter((fact) => fact.country === country && topics.includes(fact.topic))
    .sort(
      (a, b) =>
        interestOf(a) - interestOf(b) ||
        order.indexOf(a.topic) - order.indexOf(b.topic) ||
        sourceOf(a).localeCompare(sourceOf(b)),
    )
}

/** What people ask first, by the ends of the keys: pay, hours, rest, leave, end, where to complain. */
const ASKED_FIRST = [
  ...['minimum-wage', 'wages.due', 'hours.day', 'hours.week', 'overtime.day', 'rest-day'],
  ...['leave.year', 'gratuity.first', 'gratuity.later', 'complaints.first'],
]

const interestOf = ({ key }: FactJson): number => {
  const place = ASKED_FIRST.indexOf(key.slice(key.indexOf('.') + 1))
  return place < 0 ? ASKED_FIRST.length : place
}

const sourceOf = ({ source }: FactJson): string => `${source.publisher} ${source.link}`

/** Facts by their keys. */
export type Quotes = ReadonlyMap<
  string,
  Pick<FactJson, 'country' | 'label' | 'value' | 'href' | 'sentence' | 'confirm'>
>

export const quotes = async (): Promise<Quotes> =>
  new Map((await publishedFacts()).map((fact) => [fact.key, fact]))

/** How many facts are past their review date. */
export const overdueFacts = async (now = new Date()): Promise<number> =>
  (await publishedFacts()).filter((fact) => isOverdue(fact, now)).length

/** The facts to check next, the latest first. */
export const factsToReview = async (payload: Payload, now = new Date()): Promise<Fact[]> => {
  const soon = new Date(now.getTime() + DUE_SOON_MS).toISOString()
  const { docs } = await payload.find({
    collection: 'facts',
    where: { and: [PUBLISHED, { review: { less_than: soon } }] },
    sort: 'review',
    limit: DUE_SHOWN,
    depth: 0,
  })
  return docs
}
