import type { Payload } from 'payload'
import type { Application } from '@/payload-types'

type Greeting = { name: string; about: string; reference: string }

/**
 * The text with which the office's WhatsApp message begins: who writes, under which licence, and
 * about what, so that the candidate can check it.
 */
export const greet = async (
  payload: Payload,
  { name, about, reference }: Greeting,
): Promise<string> => {
  const { name: agency, licence_number } = await payload.findGlobal({ slug: 'site-settings' })
  const licence = licence_number ? ` (licence ${licence_number})` : ''
  return `Hello ${name}, this is ${agency}${licence}. ${about}. Your reference is ${reference}.`
}

/** The same to who applied. Wants the job populated. */
export const greeting = (
  payload: Payload,
  { name, reference, position, job_id }: Application,
): Promise<string> => {
  const applied = typeof job_id === 'object' && job_id ? job_id.job_title : position
  return greet(payload, { name, about: `You applied for ${applied}`, reference })
}
