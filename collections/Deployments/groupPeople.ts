import type { Payload } from 'payload'
import type { DeploymentRow } from './deploymentRows'
import type { DepartureGroupJson, DepartureRowJson } from './shared/json'

/** Of each group; "Show all" asks for the whole group. */
const SHOWN_PEOPLE = 25

/** People in groups, with those whose name or job was searched for. `show`: one group, with all its people. */
export type GroupsOf = (
  payload: Payload,
  isNamed: (row: DeploymentRow) => boolean,
  show: string | null,
  now: Date,
) => Promise<DepartureGroupJson[]>

/** `rank`: where the group stands among the others. */
export type Group = { key: string; title: string; rank: number }

/** Puts people into their groups, in the given order. With `show` only that group, with all its people. */
export const groupPeople = <Person>(
  people: readonly Person[],
  groupOf: (one: Person) => Group,
  jsonOf: (one: Person) => DepartureRowJson,
  show: string | null,
): DepartureGroupJson[] => {
  const groups = new Map<string, { group: Group; people: Person[] }>()
  for (const one of people) {
    const group = groupOf(one)
    const same = groups.get(group.key)
    if (same) same.people.push(one)
    else groups.set(group.key, { group, people: [one] })
  }
  return [...groups.values()]
    .filter(({ group }) => show === null || group.key === show)
    .toSorted((one, other) => one.group.rank - other.group.rank)
    .map(({ group: { key, title }, people: all }) => ({
      ...{ key, title, total: all.length },
      people: (show === null ? all.slice(0, SHOWN_PEOPLE) : all).map(jsonOf),
    }))
}

type Named = Pick<DepartureRowJson, 'name' | 'reference' | 'position' | 'job_title'>

/** Whether name, reference, position or job have all words of a search. */
export const wordsFinder = (typed: string | null): ((one: Named) => boolean) => {
  const words = (typed ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/)
  return ({ name, reference, position, job_title }) => {
    const text = [name, reference, position, job_title ?? ''].join('\n').toLowerCase()
    return words.every((word) => word === '' || text.includes(word))
  }
}
