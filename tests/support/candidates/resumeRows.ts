import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { insertDocuments } from '@/seed/insertRows'

/** Stores an application with this resume, by the statement that forms use. Returns its id. */
export const appliedWith = async (
  payload: Payload,
  file: string | null,
  position = 'Helper',
): Promise<number> => {
  const key = randomUUID()
  await insertDocuments(payload, 'applications', [0], () => ({
    ...{ name: 'Asha Rao', email: `${key}@example.com`, country_code: '91', mobile: '9820012345' },
    ...{ position, reference: key.slice(0, 20), dedupe_key: key, upload_resume: file },
  }))
  const { docs } = await payload.find({
    collection: 'applications',
    where: { dedupe_key: { equals: key } },
  })
  return docs[0]?.id ?? 0
}

/** The same for a registration. */
export const registeredWith = async (payload: Payload, file: string): Promise<number> => {
  const key = randomUUID()
  await insertDocuments(payload, 'registrations', [0], () => ({
    ...{ full_name: 'Ravi Nair', email: `${key}@example.com`, country_code: '91' },
    ...{ whatsup_no: '9820012345', current_location: 'Pune', category: 'Oil & Gas' },
    ...{ position_Name: 'Helper', gulf_exp: 1, india_exp: 1, terms: true, terms_version: '1' },
    ...{ terms_at: new Date().toISOString(), upload_resume: file },
    ...{ reference: key.slice(0, 20), dedupe_key: key },
  }))
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { dedupe_key: { equals: key } },
  })
  return docs[0]?.id ?? 0
}
