import type { Payload } from 'payload'
import { addNote } from '@/collections/Activities/activities'
import { applicationMails } from '@/collections/Applications/email'
import { proposalKey } from '@/collections/Applications/proposal'
import { record } from '@/collections/Audit/record'
import { finishErasures } from '@/collections/Erasures/finishErasures'
import { findJob, isOpen } from '@/collections/Jobs/jobs'
import { writeMailsSoon } from '@/collections/Mails/writeMailsSoon'
import { eraseRow } from '@/collections/Privacy/eraseRow'
import { beginOnce, type Created } from '@/collections/Submissions/beginOnce'
import { copyResume, insertWithResume } from '@/collections/Submissions/keepResume'
import { hasApplied } from '@/collections/Submissions/samePerson'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { MESSAGES } from '@/lib/shared/messages'
import type { Job, Registration, User } from '@/payload-types'
import { findRegistration } from './openRegistration'

/** Why a registration is not proposed, as staff read it after the number of people. */
const REASONS = {
  gone: 'no longer on the list',
  consent: 'did not agree to be kept for other jobs: send the link of the job instead',
  erasure: 'asked to be erased',
  applied: 'applied for this job before',
} as const

type Reason = keyof typeof REASONS

/**
 * registration_update.php with `job_id`: makes an application of each registration, with a copy of the
 * resume, which then goes through the same stages. Only for people who agreed that their data is kept
 * for other jobs; each is told by mail, and can withdraw. The response says how many were proposed, and
 * why others were not.
 */
export const proposeForJob = async (
  payload: Payload,
  user: User,
  { ids, job_id }: { ids: number[]; job_id: number },
): Promise<Answer> => {
  const job = await findJob(payload, job_id)
  if (!job) return refuse(MESSAGES.jobUnknown)
  if (!isOpen(job, new Date())) return refuse(MESSAGES.jobClosed)
  const left = new Map<Reason, number>()
  const proposed: number[] = []
  for (const id of new Set(ids)) {
    const outcome = await proposeOne(payload, user, id, job)
    if (typeof outcome === 'number') proposed.push(outcome)
    else left.set(outcome, (left.get(outcome) ?? 0) + 1)
  }
  const detail = `proposed for job ${job.id}`
  if (proposed.length > 0) {
    const count = proposed.length
    await record(payload, { by: user, action: 'change', subject: 'registrations', count, detail })
  }
  const reasons = [...left].map(([reason, count]) => `${count} ${REASONS[reason]}`)
  const rest = reasons.length > 0 ? ` Not proposed: ${reasons.join('; ')}.` : ''
  if (proposed.length === 0) return refuse(`Nobody was proposed.${rest}`)
  return succeed({ applications: proposed }, `${proposed.length} proposed.${rest}`)
}

/** Returns the id of the new application, or why there is none. */
const proposeOne = async (
  payload: Payload,
  user: User,
  id: number,
  job: Job,
): Promise<number | Reason> => {
  const row = await findRegistration(payload, id)
  if (!row) return 'gone'
  if (row.erasure_asked_at) return 'erasure'
  if (!row.keep_consent) return 'consent'
  const { full_name: name, email, phone_e164 } = row
  const person = { collection: 'registrations', id, name, email, phone_e164 } as const
  if (await hasApplied(payload, person, job.id)) return 'applied'
  const created = await insertApplication(payload, row, job)
  if (!created.isNew || created.id === null) return 'applied'
  // Erased or withdrawn while the resume was copied: nothing of it may stay.
  const now = await findRegistration(payload, id)
  if (!now?.keep_consent || now.erasure_asked_at) {
    await eraseRow(payload, { collection: 'applications', id: created.id })
    await finishErasures(payload)
    return now ? 'consent' : 'gone'
  }
  const text = `Proposed by the office from registration ${row.reference}.`
  await addNote(payload, { application: created.id }, { text, by: user })
  writeMailsSoon(payload, applicationMails, created.reference)
  return created.id
}

const insertApplication = async (
  payload: Payload,
  row: Registration,
  job: Job,
): Promise<Created> => {
  const once = await beginOnce({
    payload,
    collection: 'applications',
    letters: 'AP',
    key: proposalKey(row.id, job.id),
  })
  const { full_name, country_code, whatsup_no, email, phone_e164, phone_valid } = row
  const { whatsapp_consent, keep_consent, consent_version, consent_at } = row
  return insertWithResume(once, {
    ...{ name: full_name, country_code, mobile: whatsup_no, email, phone_e164, phone_valid },
    ...{ whatsapp_consent, keep_consent, consent_version, consent_at },
    ...(await copyResume(row)),
    consent_withdrawn_at: row.consent_withdrawn_at,
    position: row.position_Name,
    source: row.source,
    language: row.language,
    job_id: job.id,
    is_sample: job.is_sample === true,
    stage: 'new',
    revision: 0,
    // Whoever proposes has read it, and the note says where it comes from.
    seen_at: new Date().toISOString(),
    has_note: true,
  })
}
