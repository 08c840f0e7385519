import type { Payload } from 'payload'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { SEARCHES_MAX } from '@/lib/shared/limits'
import type { Search, User } from '@/payload-types'
import { canonicalQuery } from './canonicalQuery'
import { savedSearches, searchesOf } from './savedSearches'
import type { SearchChange } from './shared/schema'

/** The same for a search of another account, so that nobody learns which ids exist. */
const NOT_THERE = 'This saved search is no longer there.'
const NAME_TAKEN = 'You have a saved search with this name. Choose another name.'
const TOO_MANY = `You have ${SEARCHES_MAX} saved searches. Delete one first.`
const NOTHING_SET = 'Set a filter or type a search first. Then save it.'

/** saved_searches.php: saves, renames or deletes a search of the account that asks. */
export const changeSearches = (
  payload: Payload,
  user: User,
  change: SearchChange,
): Promise<Answer> =>
  // One at a time, so that two requests see each other's name and count.
  withLock(`searches ${user.id}`, async () => {
    const own = await searchesOf(payload, user)
    const refusal = await changeOwn(payload, user, own, change)
    if (refusal) return refuse(refusal, refusal === NAME_TAKEN ? { name: refusal } : undefined)
    return succeed({ searches: await savedSearches(payload, user) }, SAID[change.action])
  })

const SAID = { save: 'Search saved.', rename: 'Search renamed.', delete: 'Search deleted.' }

/** Returns why the change is refused. */
const changeOwn = async (
  payload: Payload,
  { id: account }: User,
  own: Search[],
  change: SearchChange,
): Promise<string | undefined> => {
  const isTaken = (name: string, but?: number) =>
    own.some((search) => search.id !== but && sameName(search.name, name))
  if (change.action === 'save') {
    const { panel, name } = change
    const query = canonicalQuery(panel, change.query)
    if (!query) return NOTHING_SET
    if (isTaken(name)) return NAME_TAKEN
    if (own.length >= SEARCHES_MAX) return TOO_MANY
    await payload.create({ collection: 'searches', data: { account, panel, name, query } })
    return
  }
  const { id } = change
  if (!own.some((search) => search.id === id)) return NOT_THERE
  if (change.action === 'delete') {
    await payload.db.deleteMany({ collection: 'searches', where: { id: { equals: id } } })
    return
  }
  if (isTaken(change.name, id)) return NAME_TAKEN
  await payload.update({ collection: 'searches', id, data: { name: change.name } })
  return
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
