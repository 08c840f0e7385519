import type { Given, Round } from '@/collections/Deployments/shared/questions'
import type { Application } from '@/payload-types'
import { TODAY } from './storedDemands'
import { departureOffice } from './storedDepartures'

/** Three answers that are no alarm. */
export const GOOD: Given = { pay: 'yes', again: 'no', passport: 'me', note: '', may_call: false }

/** The day of the departure of most people: 30 days before TODAY. */
export const DEPARTED = '2026-10-29'

export const inDays = (days: number) => new Date(TODAY.getTime() + days * 86_400_000)

type Sent = Partial<Given> & { round?: Round }

/** People who flew, what they are asked and answer, in the database of a test. */
export const departedOffice = async () => {
  const office = await departureOffice()
  const { payload, selected, step, open, listed } = office
  // Later than departureOffice, because they read the settings.
  const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
  const { runDepartureAnswer } = await import('@/collections/Deployments/answerQuestions')
  const { statusLinks } = await import('@/collections/Submissions/statusLink')
  await prepareKeyring(payload)
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { email: 'office@agency.example', grievance_contact: 'Meera, 022 1234' },
  })
  const linkOf = await statusLinks(payload, 'applications')
  const tokenOf = (row: Pick<Application, 'id' | 'reference' | 'language'>) =>
    linkOf(row).split('/').at(-1) ?? ''
  return {
    ...{ ...office, tokenOf },
    /** Somebody who flew, with the link. */
    departed: async (change: Partial<Application> = {}, on = DEPARTED) => {
      const { id } = await selected(change)
      await step(id, 'departed', { done: on, note: 'By hand' })
      const row = await payload.findByID({ collection: 'applications', id })
      return { id, reference: row.reference, email: row.email, token: tokenOf(row) }
    },
    answer: async (token: string, { round = '30', ...given }: Sent = {}, now = TODAY) =>
      (await runDepartureAnswer({ payload, values: { token, round, ...GOOD, ...given } }, now))
        .body,
    mailsOf: async (application: number, kind: string) => {
      const where = { application: { equals: application }, kind: { equals: kind } }
      return (await payload.find({ collection: 'mails', where })).docs
    },
    /** A round as staff see it. */
    roundOf: async (id: number, round: Round = '30') =>
      (await open(id)).questions?.rounds.find((one) => one.round === round),
    /** The group of the list in which somebody stands. */
    groupOf: async (id: number) =>
      (await listed({ group: 'answers' })).groups.find(({ people }) =>
        people.some((person) => person.id === id),
      )?.key,
  }
}

/** What a call says while no round is open. */
export const NOT_OPEN = { success: false, message: 'These questions are not open now.' }
