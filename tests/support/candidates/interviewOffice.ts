import type { Application, User } from '@/payload-types'
import { interviewSite } from './storedInterviews'

/** A site with days of interviews, and what staff see of them. `user`: a recruiter. */
export const interviewOffice = async () => {
  const site = await interviewSite()
  const { payload } = site
  // Later than interviewSite, because it reads the settings.
  const { detailsJson } = await import('@/collections/Interviews/interviewJson')
  const user = (await payload.create({
    collection: 'users',
    data: {
      ...({ name: 'Asha', email: 'asha@agency.example', role: 'recruiter' } as const),
      password: 'a password of hers',
    },
  })) as User
  return {
    ...site,
    user,
    seatsOf: async (day: number) => {
      const interview = await payload.findByID({ collection: 'interviews', id: day, depth: 2 })
      return (await detailsJson(payload, interview)).seats
    },
    stageOf: async ({ id }: Pick<Application, 'id'>) =>
      (await payload.findByID({ collection: 'applications', id, depth: 0 })).stage,
  }
}
