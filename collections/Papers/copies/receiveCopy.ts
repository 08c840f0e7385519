import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { findByToken } from '@/collections/Submissions/statusLink'
import { type Answer, fail, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { changeRows } from '@/lib/server/database/rows'
import { removeFile } from '@/lib/server/files/storage'
import { officeDay } from '@/lib/shared/format'
import en from '@/messages/en/copyAnswers'
import type { PaperCopy } from '@/payload-types'
import { copyState } from '../shared/copies'
import type { CopySendValues } from '../shared/copySchema'
import { type CheckedCopy, checkCopy } from './checkCopy'
import { mailArrival } from './mailAsk'
import { copiesIn, copyOf, dropCopy, isOnTheWay } from './stored'

type Call = { payload: Payload; values: CopySendValues; file: UploadedFile | null }

/**
 * paper_copy_send.php: a candidate sends the copy that was asked for, by the signed link of the status
 * page. A request takes one file: a repeat with the same one succeeds and stores nothing, another one is
 * refused.
 */
export const receiveCopy = async (
  { payload, values, file }: Call,
  now = new Date(),
): Promise<Answer> => {
  const opened = await findByToken(payload, values.token)
  if (opened?.kind !== 'applications') return fail.linkUnknown()
  const which = { application: opened.row.id, id: values.id }
  const copy = await copyOf(payload, which)
  if (!copy) return refuse(en.unknown)
  if (!file) return refuseField('paper', en.required)
  if (copy.received_at) return answerTaken(copy, file)
  if (copyState(copy, officeDay(now)) === 'expired') return refuse(en.expired)
  if (!(await isOnTheWay(payload, which.application))) return refuse(en.notNeeded)
  const checked = await checkCopy(file)
  if (typeof checked === 'string') return refuseField('paper', checked)
  const stored = await store(payload, copy, checked, file, now)
  if (stored === 'taken') {
    const taken = await copyOf(payload, which)
    return taken ? answerTaken(taken, file) : refuse(en.unknown)
  }
  // Somebody who is erased, or whose way ended meanwhile: whoever deletes the copies may not have seen it.
  if (!(await isOnTheWay(payload, which.application))) {
    await dropCopy(payload, { id: copy.id, file: stored.name })
    return refuse(en.notNeeded)
  }
  await record(payload, {
    ...({ by: 'candidate', action: 'change', subject: 'applications' } as const),
    ...{ subject_id: which.application, detail: `copy of paper received: ${copy.kind}` },
  })
  await dropReplaced(payload, copy)
  await mailArrival(payload, copy)
  return succeed({}, en.received)
}

const answerTaken = ({ sent_sha256 }: PaperCopy, file: UploadedFile): Answer =>
  sent_sha256 === file.sha256() ? succeed({}, en.received) : refuse(en.sentBefore)

/** Stores the file, and then names it in the row: of two that were sent at once, one is named. */
const store = async (
  payload: Payload,
  { id }: PaperCopy,
  { type, size, sha256, keep }: CheckedCopy,
  file: UploadedFile,
  now: Date,
): Promise<{ name: string } | 'taken'> => {
  const name = await keep()
  let isNamed = false
  try {
    const changed = await changeRows(payload, {
      collection: 'paper_copies',
      where: { id, received_at: null },
      set: {
        ...{ received_at: now.toISOString(), sent_sha256: file.sha256() },
        ...{ file: name, file_type: type, file_size: size, file_sha256: sha256 },
      },
    })
    isNamed = changed.length > 0
    return isNamed ? { name } : 'taken'
  } finally {
    if (!isNamed) await removeFile('paper_copy', name)
  }
}

const dropReplaced = async (payload: Payload, { application, replaces }: PaperCopy) => {
  const old = (await copiesIn(payload, application)).find(({ id }) => id === replaces)
  if (old) await dropCopy(payload, old)
}
