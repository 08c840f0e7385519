import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { officeDay } from '@/lib/shared/format'
import { parseId } from '@/lib/shared/ids'
import { MESSAGES } from '@/lib/shared/messages'
import type { Paper, User } from '@/payload-types'
import { copiesJson } from './copies/stored'
import { isRenewed, MOST_PAPERS } from './shared/papers'
import type { PaperSave } from './shared/schema'
import { dayProblem } from './shared/state'
import {
  isShown,
  numberFields,
  numberOf,
  PAPER_UNKNOWN,
  PAPERS_LOCK,
  PERSON_UNKNOWN,
  papersIn,
  papersJson,
} from './stored'

/** papers.php: the papers of an application, without their numbers, and the copies of them. */
export const listPapers = async (payload: Payload, given: unknown): Promise<Answer> => {
  const application = parseId(given)
  if (application === null || !(await isShown(payload, application))) return refuse(PERSON_UNKNOWN)
  return succeed({
    papers: await papersJson(payload, application),
    copies: await copiesJson(payload, application),
  })
}

/**
 * paper_save.php: adds a paper, or changes one. A new one renews the one of its kind; if that one ends
 * later, the new one is the older and is stored as renewed. A repeat with the same key adds no second one.
 */
export const savePaper = (
  payload: Payload,
  user: User,
  save: PaperSave,
  now = new Date(),
): Promise<Answer> =>
  withLock(PAPERS_LOCK, async () => {
    const { application, id, key } = save
    if (!(await isShown(payload, application))) return refuse(PERSON_UNKNOWN)
    const papers = await papersIn(payload, application)
    if (id === undefined && key && papers.some(({ made_with }) => made_with === key)) {
      return succeed({ papers: await papersJson(payload, application) }, 'The paper is saved.')
    }
    const before = papers.find((paper) => paper.id === id)
    if (id !== undefined && !before) return refuse(PAPER_UNKNOWN)
    if (before && before.updatedAt !== save.changed_at) return conflict(payload, application)
    if (before && before.kind !== save.kind) {
      return refuseField('kind', 'The kind of a paper stays. Add a new one and delete this one')
    }
    if (!before && papers.length >= MOST_PAPERS) {
      return refuse(`A person has at most ${MOST_PAPERS} papers here.`)
    }
    const problem = dayProblem(save, officeDay(now))
    if (problem) return refuseField(problem.field, problem.text)
    const twin = save.number && papers.find((one) => one !== before && isSame(one, save))
    if (twin) return refuseField('number', 'This paper is entered already')

    const stored = before
      ? await changePaper(payload, before, save)
      : await addPaper(payload, papers, save)
    await recordChange(payload, user, application, `${save.kind} ${before ? 'changed' : 'added'}`)
    // An erasure deletes the application first: if it began meanwhile, it may not have seen this row.
    if (!(await isShown(payload, application))) {
      await payload.delete({ collection: 'papers', where: { id: { equals: stored } } })
      return refuse(PERSON_UNKNOWN)
    }
    return succeed({ papers: await papersJson(payload, application) }, 'The paper is saved.')
  })

const isSame = (paper: Paper, { kind, number }: PaperSave): boolean =>
  paper.kind === kind && numberOf(paper) === number

const dataOf = ({ application, number, issued_on, last_day }: PaperSave) => ({
  ...{ issued_on: issued_on || null, last_day: last_day || null },
  ...(number && numberFields(application, number)),
})

const changePaper = async (payload: Payload, { id }: Paper, save: PaperSave): Promise<number> => {
  await payload.update({ collection: 'papers', id, data: dataOf(save) })
  return id
}

const addPaper = async (
  payload: Payload,
  papers: readonly Paper[],
  save: PaperSave,
): Promise<number> => {
  const { application, kind, last_day, key } = save
  const current = isRenewed(kind)
    ? papers.find((paper) => paper.kind === kind && !paper.renewed_by)
    : undefined
  const isOlder = Boolean(current?.last_day && last_day && last_day < current.last_day)
  const { id } = await payload.create({
    collection: 'papers',
    data: {
      ...{ application, kind, ...dataOf(save), made_with: key },
      ...(current && isOlder && { renewed_by: current.id }),
    },
  })
  if (current && !isOlder) {
    await payload.update({ collection: 'papers', id: current.id, data: { renewed_by: id } })
  }
  return id
}

/** paper_delete.php: deletes a paper that was entered by mistake; what it renewed is in force again. */
export const deletePaper = (
  payload: Payload,
  user: User,
  { application, id, changed_at }: { application: number; id: number; changed_at: string },
): Promise<Answer> =>
  withLock(PAPERS_LOCK, async () => {
    if (!(await isShown(payload, application))) return refuse(PERSON_UNKNOWN)
    const papers = await papersIn(payload, application)
    const paper = papers.find((one) => one.id === id)
    if (!paper) return refuse(PAPER_UNKNOWN)
    if (paper.updatedAt !== changed_at) return conflict(payload, application)
    const renewed_by = paper.renewed_by ?? null
    const where = { renewed_by: { equals: id } }
    await payload.update({ collection: 'papers', where, data: { renewed_by } })
    await payload.delete({ collection: 'papers', where: { id: { equals: id } } })
    await recordChange(payload, user, application, `${paper.kind} deleted`)
    return succeed({ papers: await papersJson(payload, application) }, 'The paper is deleted.')
  })

/** paper_number.php: the number of one paper. Nobody sees one before the audit trail says so. */
export const showNumber = async (
  payload: Payload,
  user: User,
  { application, id }: { application: number; id: number },
): Promise<Answer> => {
  if (!(await isShown(payload, application))) return refuse(PERSON_UNKNOWN)
  const paper = (await papersIn(payload, application)).find((one) => one.id === id)
  if (!paper) return refuse(PAPER_UNKNOWN)
  if (!paper.sealed_number) return refuse('This paper has no number.')
  const number = numberOf(paper)
  if (number === null) return refuse('This number can no longer be read. Please enter it again.')
  await record(payload, {
    ...({ by: user, action: 'view', subject: 'applications' } as const),
    ...{ subject_id: application, detail: `number of paper ${id}: ${paper.kind}` },
  })
  return succeed({ number })
}

/** Refused, with the papers as they are now. */
const conflict = async (payload: Payload, application: number): Promise<Answer> => {
  const { status, body } = refuse(MESSAGES.editConflict)
  return { status, body: { ...body, papers: await papersJson(payload, application) } }
}

const recordChange = async (
  payload: Payload,
  user: User,
  application: number,
  what: string,
): Promise<void> => {
  await record(payload, {
    ...({ by: user, action: 'change', subject: 'applications' } as const),
    ...{ subject_id: application, detail: `paper: ${what}` },
  })
}
