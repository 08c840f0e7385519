import type { Payload } from 'payload'

type Greeting = { name: string; about: string; reference: string }

/**
 * The beginning of a WhatsApp message to a candidate: the agency, its licence, the reason and the
 * reference, so that the candidate can verify the sender.
 */
export const greet = async (
  payload: Payload,
  { name, about, reference }: Greeting,
): Promise<string> => {
  const { name: agency, licence_number } = await payload.findGlobal({ slug: 'site-settings' })
  const licence = licence_number ? ` (licence ${licence_number})` : ''
  return `Hello ${name}, this is ${agency}${licence}. ${about}. Your reference is ${reference}.`
}
