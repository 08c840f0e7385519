import type { DepartureJson, DepartureListJson } from '@/collections/Deployments/shared/json'
import type { DepartureSave } from '@/collections/Deployments/shared/schema'
import type { User } from '@/payload-types'
import { demandOffice, TODAY } from './storedDemands'

/** Selected people and their ways, as staff enter them, beside demands. */
export const departureOffice = async () => {
  const office = await demandOffice()
  const { payload } = office
  // Later than demandOffice, because they read the settings.
  const { saveDeparture } = await import('@/collections/Deployments/saveDeparture')
  const { openDeparture } = await import('@/collections/Deployments/openDeparture')
  const { listDepartures } = await import('@/collections/Deployments/listDepartures')
  const user = (await payload.create({
    collection: 'users',
    data: {
      ...({ name: 'Ravi', email: 'ravi@agency.example', role: 'recruiter' } as const),
      password: 'a password of his',
    },
  })) as User
  const open = async (id: number) => {
    const { body } = await openDeparture(payload, user, id, TODAY)
    return body.departure as DepartureJson // what openDeparture answers
  }
  const send = async (save: DepartureSave) => (await saveDeparture(payload, user, save, TODAY)).body
  type Step = Extract<DepartureSave, { planned: string }>
  return {
    ...{ ...office, user, open, send },
    /** Enters something of a person as it is now. */
    enter: async (id: number, values: object) => {
      const { changed_at } = await open(id)
      return send({ id, changed_at, ...values } as DepartureSave) // one of its forms
    },
    step: async (id: number, milestone: Step['milestone'], values: Partial<Step> = {}) => {
      const { changed_at } = await open(id)
      return send({ id, changed_at, milestone, planned: '', done: '', note: '', ...values })
    },
    listed: async (query: Record<string, string> = {}) =>
      (await listDepartures(payload, user, new URLSearchParams(query), TODAY))
        .body as unknown as DepartureListJson, // what listDepartures answers
    /** A person who is selected for a job with a demand. */
    selected: async (change: Parameters<typeof office.apply>[1] = {}) => {
      const { demand, line } = await office.newLine()
      const { id } = await office.apply(await office.jobOf(line.id), change)
      return { id, demand }
    },
  }
}
