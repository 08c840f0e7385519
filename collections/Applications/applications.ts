import type { Payload, Where } from 'payload'
import { type ApplicationWire, applicationWire } from './wire'

/** Applications for the admin, newest first; a page of them, or all. `q` is a name, e-mail or part of a number. */
export const listApplications = async (
  payload: Payload,
  q: string,
  page?: { number: number; size: number },
): Promise<{ jobs: ApplicationWire[]; total: number }> => {
  const { docs, totalDocs } = await payload.find({
    collection: 'applications',
    where: matching(q),
    sort: ['-createdAt', '-id'],
    depth: 1,
    ...(page ? { page: page.number, limit: page.size } : { pagination: false }),
  })
  return { jobs: docs.map(applicationWire), total: totalDocs }
}

const matching = (text: string): Where => {
  if (!text) return {}
  const digits = text.replace(/[\s()+-]/g, '')
  return {
    or: [
      { name: { contains: text } },
      { email: { contains: text } },
      ...(/^\d{3,}$/.test(digits) ? [{ phone_e164: { contains: digits } }] : []),
    ],
  }
}
