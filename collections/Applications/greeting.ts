import type { Payload } from 'payload'
import type { Application } from '@/collections/payload-types'

/**
 * The text with which the office's WhatsApp message begins: who writes, under which licence, and
 * about what, so that the candidate can check it. Wants the job populated.
 */
export const greeting = async (
  payload: Payload,
  { name, reference, position, job_id }: Application,
): Promise<string> => {
  const { name: agency, licence_number } = await payload.findGlobal({ slug: 'site-settings' })
  const applied = typeof job_id === 'object' && job_id ? job_id.job_title : position
  const licence = licence_number ? ` (licence ${licence_number})` : ''
  return `Hello ${name}, this is ${agency}${licence}. You applied for ${applied}. Your reference is ${reference}.`
}
