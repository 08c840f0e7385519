import type { Payload } from 'payload'
import { SOURCES, STAGE_NAMES } from '@/collections/Applications/stages'
import { INDUSTRIES } from '@/collections/Registrations/industries'
import { TERMS_VERSION } from '@/collections/Registrations/submitRegistration'
import { CONSENT_VERSION } from '@/collections/Resumes/consent'
import { putFile } from '@/lib/server/storage'
import { PEOPLE } from './data/people'

const DAY_MS = 86_400_000
const SPREAD_DAYS = 120
const ROWS_AT_ONCE = 250

/**
 * Made-up people for trying the office at its size: `npm run seed -- --office 5000 600` makes so many
 * applicants, and so many registrants who want WhatsApp updates. Their addresses end in
 * `.example`, their numbers are in no use, and every run makes new ones.
 */
export const seedOffice = async (
  payload: Payload,
  applicants: number,
  registrants: number,
): Promise<void> => {
  const { docs: jobs } = await payload.find({ collection: 'jobs', pagination: false, depth: 0 })
  const { docs: positions } = await payload.find({ collection: 'positions', pagination: false })
  const run = Date.now().toString(36)
  const resume = await putFile('resume', 'pdf', SAMPLE_RESUME)

  await inChunks(payload, 'applications', applicants, (i) => {
    const stage = i % 3 === 0 ? pick(STAGE_NAMES, i / 3) : 'new'
    return {
      ...person(i, run, 'AP'),
      ...resumeOf(i === 0 ? resume : null, i),
      name: nameOf(i),
      mobile: numberOf(i),
      position: pick(positions, i * 7)?.name ?? 'Helper',
      // Every twentieth names no job.
      job_id: i % 20 === 0 ? null : (pick(jobs, i * i)?.id ?? null),
      stage,
      stage_at: stage === 'new' ? null : at(i, 1),
      seen_at: i % 4 === 0 ? null : at(i, 1),
      source: pick(Object.keys(SOURCES), i * 3),
    }
  })
  await inChunks(payload, 'registrations', registrants, (i) => {
    const position = pick(positions, i * 5)
    return {
      ...person(i, run, 'RG'),
      ...resumeOf(null, i),
      full_name: nameOf(i + 3),
      whatsup_no: numberOf(i),
      current_location: pick(['Pune', 'Gorakhpur', 'Kathmandu', 'Dhaka', 'Colombo', 'Cebu'], i),
      category: pick(INDUSTRIES, i * 11),
      position: position?.id ?? null,
      position_Name: position?.name ?? 'Helper',
      gulf_exp: i % 12,
      india_exp: i % 9,
      terms: true,
      terms_version: TERMS_VERSION,
      terms_at: at(i),
      whatsapp_consent: true,
      consent_version: CONSENT_VERSION,
      consent_at: at(i),
    }
  })
}

const pick = <T>(list: readonly T[], i: number): T => list[Math.floor(i) % list.length] as T // never empty

const at = (i: number, laterDays = 0): string =>
  new Date(
    Date.now() - ((i * 37) % SPREAD_DAYS) * DAY_MS - i * 1000 + laterDays * DAY_MS,
  ).toISOString()

const nameOf = (i: number): string =>
  `${pick(PEOPLE.given, i * 13)} ${pick(PEOPLE.family, i * 7 + Math.floor(i / PEOPLE.given.length))}`

/** Ten digits that begin as Indian mobile numbers do; the run's own range of them. */
const numberOf = (i: number): string =>
  `98${String(10_000_000 + ((i * 7919) % 89_999_999)).padStart(8, '0')}`

const person = (i: number, run: string, kind: string) => ({
  email: `person-${run}-${kind.toLowerCase()}-${i}@candidate.example`,
  country_code: '91',
  phone_e164: `+91${numberOf(i)}`,
  phone_valid: true,
  reference: `${kind}-00-${run.slice(-3)}${String(i).padStart(6, '0')}`,
  dedupe_key: `seed:${run}:${kind}:${i}`,
  createdAt: at(i),
  updatedAt: at(i),
})

/** One of them has a resume on disk, so that it can be looked at; the others' are named only. */
const resumeOf = (stored: string | null, i: number) =>
  stored
    ? {
        upload_resume: stored,
        resume_name: `resume-${i}.pdf`,
        resume_type: 'application/pdf',
        resume_size: SAMPLE_RESUME.length,
      }
    : {}

/** Writes rows straight into the table, some hundred a statement: Payload's own way takes ten times as long. */
const inChunks = async (
  payload: Payload,
  collection: 'applications' | 'registrations',
  count: number,
  row: (i: number) => Record<string, unknown>,
): Promise<void> => {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const size = Math.min(ROWS_AT_ONCE, count - from)
    const values = Array.from({ length: size }, (_, i) => row(from + i))
    await payload.db.drizzle.insert(payload.db.tables[collection]).values(values)
  }
}

/** A page with one line, as small as a PDF can be. */
const SAMPLE_RESUME = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    '4 0 obj<</Length 62>>stream',
    'BT /F1 24 Tf 72 760 Td (Sample resume of a made-up person) Tj ET',
    'endstream endobj',
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
)
