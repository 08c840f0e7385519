import type { Payload } from 'payload'
import { type Answer, succeed } from '@/lib/server/calls/answers'
import { parseId } from '@/lib/shared/ids'
import { readPage } from '@/lib/shared/paginate'
import { demandsJson } from './demandsJson'
import type { DemandJson } from './shared/json'
import { DEMAND_STATES, type DemandState } from './shared/state'

const PER_PAGE = 20

/**
 * demand_list.php: a page of the demands, those that end first at the beginning, expired ones last and
 * the latest of them first. `q` looks for words in employer, number and trades; `id` names one. An agency
 * has hundreds of them, and their state is calculated: so all are read, and a page is cut out.
 */
export const listDemands = async (
  payload: Payload,
  query: URLSearchParams,
  now = new Date(),
): Promise<Answer> => {
  const id = parseId(query.get('id'))
  const { docs } = await payload.find({
    ...({ collection: 'demands', depth: 1, pagination: false, sort: 'id' } as const),
    where: id === null ? {} : { id: { equals: id } },
  })
  const words = (query.get('q') ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/)
  const found = (await demandsJson(payload, docs, now)).filter((demand) =>
    words.every((word) => textOf(demand).includes(word)),
  )
  const counts = Object.fromEntries(
    DEMAND_STATES.map((state) => [state, found.filter((demand) => demand.state === state).length]),
  )
  const asked = query.get('state')
  const demands = found.filter(({ state }) => !isState(asked) || state === asked).toSorted(inOrder)
  const { number, size } = readPage(query) ?? { number: 1, size: PER_PAGE }
  return succeed({
    demands: demands.slice((number - 1) * size, number * size),
    total: demands.length,
    counts,
  })
}

const isState = (name: string | null): name is DemandState =>
  DEMAND_STATES.some((state) => state === name)

const textOf = ({ employer, number, lines }: DemandJson): string =>
  [employer, number, ...lines.map(({ trade }) => trade)].join('\n').toLowerCase()

const inOrder = (one: DemandJson, other: DemandJson): number => {
  const isExpired = one.state === 'expired'
  if (isExpired !== (other.state === 'expired')) return isExpired ? 1 : -1
  const order = one.last_day.localeCompare(other.last_day) || one.id - other.id
  return isExpired ? -order : order
}
