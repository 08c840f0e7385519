import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { officeDay } from '@/lib/shared/format'
import { DAY_MS } from '@/lib/shared/limits'
import type { PaperCopy, User } from '@/payload-types'
import { copyState, MOST_ASKED, MOST_COPIES, SEND_DAYS } from '../shared/copies'
import type { CopyAsk } from '../shared/copySchema'
import { isRenewed } from '../shared/papers'
import { isShown, PAPERS_LOCK, PERSON_UNKNOWN } from '../stored'
import { mailAsk } from './mailAsk'
import { copiesIn, copiesJson, dropCopy, isOnTheWay } from './stored'

/**
 * paper_copy_ask.php: asks a person on the way for a copy of a paper, and writes the mail with the link.
 * A repeat with the same key asks once, and writes no second mail.
 */
export const askForCopy = async (
  payload: Payload,
  user: User,
  ask: CopyAsk,
  now = new Date(),
): Promise<Answer> => {
  // The mail is written after the lock, so that nobody's paper waits for it.
  const asked = await withLock(PAPERS_LOCK, () => store(payload, user, ask, now))
  if ('refusal' in asked) return asked.refusal
  const said = await mailAsk(payload, asked.copy, now)
  return succeed({ copies: await copiesJson(payload, ask.application, now) }, said)
}

type Stored = { copy: PaperCopy } | { refusal: Answer }

const refused = (refusal: Answer): Stored => ({ refusal })

const store = async (payload: Payload, user: User, ask: CopyAsk, now: Date): Promise<Stored> => {
  const { application, kind, reason, key } = ask
  if (!(await isOnTheWay(payload, application))) {
    return refused(refuse('Copies are asked only of people on the way. This person is not.'))
  }
  const copies = await copiesIn(payload, application)
  const twin = copies.find(({ made_with }) => made_with === key)
  if (twin) return { copy: twin }
  const today = officeDay(now)
  const open = copies.filter((copy) => copyState(copy, today) === 'asked')
  if (open.some((copy) => copy.kind === kind)) {
    return refused(refuseField('kind', 'A copy of this paper is asked for already'))
  }
  if (open.length >= MOST_ASKED || copies.length >= MOST_COPIES) {
    return refused(refuse('Too many copies of this person. Delete those that are not needed.'))
  }
  const before = copies.findLast((copy) => copy.kind === kind && copy.received_at)
  if (before && reason === 'first' && isRenewed(kind)) {
    return refused(refuseField('reason', 'There is a copy. Choose why another one is needed'))
  }
  if (!before && reason !== 'first') {
    return refused(refuseField('reason', 'There is no copy of this paper yet'))
  }
  for (const copy of copies) {
    // Asked again: the request that nobody answered goes.
    if (copy.kind === kind && copyState(copy, today) === 'expired') await dropCopy(payload, copy)
  }
  const copy = await payload.create({
    collection: 'paper_copies',
    data: {
      ...{ application, kind, reason, asked_by: user.id, made_with: key },
      expires_on: officeDay(new Date(now.getTime() + SEND_DAYS * DAY_MS)),
      replaces: reason === 'first' ? null : before?.id,
    },
  })
  // An erasure deletes the application first: if it began meanwhile, it may not have seen this row.
  if (!(await isShown(payload, application))) {
    await dropCopy(payload, copy)
    return refused(refuse(PERSON_UNKNOWN))
  }
  await record(payload, {
    ...({ by: user, action: 'change', subject: 'applications' } as const),
    ...{ subject_id: application, detail: `copy of paper asked: ${kind}, ${reason}` },
  })
  return { copy }
}
