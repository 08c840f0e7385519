import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { STAGE_NAMES } from '@/collections/Applications/shared/stages'
import { INDUSTRIES } from '@/collections/Registrations/shared/industries'
import { TERMS_VERSION } from '@/collections/Registrations/submitRegistration'
import { CONSENT_VERSION } from '@/collections/Submissions/shared/consent'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { runSql } from '@/lib/server/database/sql'
import { putFile } from '@/lib/server/files/storage'
import { DAY_MS } from '@/lib/shared/limits'
import { chance, pick } from './chance'
import { PEOPLE } from './data/people'
import { countTo, insertDocuments } from './insertRows'

const SPREAD_DAYS = 120
const WITH_FILE = 200

/** Most applications are new, few reach a late stage. */
const STAGES_OF_A_DAY = [
  ...Array<'new'>(12).fill('new'),
  ...STAGE_NAMES,
  'contacted',
  'rejected',
] as const

/**
 * Made-up candidates to try the dashboard at full size: `npm run seed -- --office 5000 600` creates
 * 5000 applications, and 600 registrations with WhatsApp consent. Their addresses end in
 * `.example`, their numbers are not in use, and every run creates new ones.
 */
export const seedOffice = async (
  payload: Payload,
  applicants: number,
  registrants: number,
): Promise<void> => {
  const jobs = await runSql<{ id: number }>(payload, sql`SELECT id FROM jobs ORDER BY id DESC`)
  const { docs: positions } = await payload.find({ collection: 'positions', pagination: false })
  const run = Date.now().toString(36)
  const resumes = await Promise.all(
    Array.from({ length: Math.min(applicants, WITH_FILE) }, () =>
      putFile('resume', 'pdf', SAMPLE_RESUME),
    ),
  )

  await insertDocuments(payload, 'applications', countTo(applicants), (i) => {
    const stage = pick(STAGES_OF_A_DAY, i, 2)
    return {
      ...person(i, run, 'AP'),
      ...resumeOf(resumes[i], i),
      name: nameOf(i),
      mobile: numberOf(i),
      position: pick(positions, i, 3)?.name ?? 'Helper',
      job_id: i % 23 === 0 ? null : (pick(jobs, i, 4)?.id ?? null),
      stage,
      stage_at: stage === 'new' ? null : at(i, 1),
      seen_at: stage === 'new' && chance(i, 13) % 4 === 0 ? null : at(i, 1),
      source: pick(Object.keys(SOURCES), i, 5),
      is_starred: chance(i, 14) % 50 === 0,
    }
  })
  await insertDocuments(payload, 'registrations', countTo(registrants), (i) => {
    const position = pick(positions, i, 6)
    return {
      ...person(i, run, 'RG'),
      full_name: nameOf(i + 3),
      whatsup_no: numberOf(i),
      current_location: pick(['Pune', 'Gorakhpur', 'Kathmandu', 'Dhaka', 'Colombo', 'Cebu'], i, 7),
      category: pick(INDUSTRIES, i, 8),
      position: position?.id ?? null,
      position_Name: position?.name ?? 'Helper',
      gulf_exp: chance(i, 9) % 12,
      india_exp: chance(i, 10) % 9,
      terms: true,
      terms_version: TERMS_VERSION,
      terms_at: at(i),
      whatsapp_consent: true,
      consent_version: CONSENT_VERSION,
      consent_at: at(i),
    }
  })
}

/** A time of the last SPREAD_DAYS, more often recent than old. */
const at = (i: number, laterDays = 0): string => {
  const part = (chance(i, 1) % 10_000) / 10_000
  const age = part * part * SPREAD_DAYS * DAY_MS
  return new Date(Date.now() - age - i * 1000 + laterDays * DAY_MS).toISOString()
}

const nameOf = (i: number): string => `${pick(PEOPLE.given, i, 11)} ${pick(PEOPLE.family, i, 12)}`

/** Ten digits that begin like an Indian mobile number. */
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

/** The first rows have a resume on disk that staff can open. */
const resumeOf = (stored: string | undefined, i: number) => ({
  upload_resume: stored,
  resume_name: stored && `resume-${i}.pdf`,
  resume_type: stored && 'application/pdf',
  resume_size: stored && SAMPLE_RESUME.length,
})

/** A minimal PDF: one page with one line. */
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
