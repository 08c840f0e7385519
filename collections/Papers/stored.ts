import { setImmediate as letOthersWork } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { jsonArray, jsonTuple, numbersIn } from '@/lib/server/database/sqlJson'
import { seal, unseal } from '@/lib/server/settings/sealed'
import type { Paper } from '@/payload-types'
import type { PaperJson, PaperKind } from './shared/papers'

/** Of every change of papers: each looks at the others of the person. */
export const PAPERS_LOCK = 'papers'

export const PAPER_UNKNOWN = 'This paper is no longer there.'
export const PERSON_UNKNOWN = 'This application is no longer there.'

/** Whether staff may see an application: not in quarantine, and no erasure is asked for. */
export const isShown = async (payload: Payload, id: number): Promise<boolean> => {
  const { totalDocs } = await payload.count({
    collection: 'applications',
    where: {
      ...{ id: { equals: id }, quarantined_at: { exists: false } },
      erasure_asked_at: { exists: false },
    },
  })
  return totalDocs > 0
}

/** The papers of an application with their sealed numbers, in the order in which they were added. */
export const papersIn = async (payload: Payload, application: number): Promise<Paper[]> => {
  const { docs } = await payload.find({
    ...({ collection: 'papers', sort: 'id', depth: 0, pagination: false } as const),
    ...{ where: { application: { equals: application } }, showHiddenFields: true },
  })
  return docs
}

/** Papers as the office sees them. */
export const papersJson = async (payload: Payload, application: number): Promise<PaperJson[]> =>
  (await papersIn(payload, application)).map((paper) => ({
    ...{ id: paper.id, kind: paper.kind, number_end: paper.number_end ?? '' },
    ...{ issued_on: paper.issued_on ?? '', last_day: paper.last_day ?? '' },
    ...{ renewed_by: paper.renewed_by ?? null, changed_at: paper.updatedAt },
  }))

/** The fields that store a number. */
export const numberFields = (application: number, number: string) => ({
  sealed_number: seal(`${application} ${number}`),
  // Of a short number the end would be most of it.
  number_end: number.length >= 5 ? number.slice(-2) : '••',
})

/** The number of a paper; null without one, or when it was sealed under another PAYLOAD_SECRET. */
export const numberOf = ({
  application,
  sealed_number,
}: Pick<Paper, 'application' | 'sealed_number'>): string | null => {
  const opened = sealed_number ? unseal(sealed_number) : null
  const start = `${application} `
  return opened?.startsWith(start) ? opened.slice(start.length) : null
}

type LastDays = Partial<Record<PaperKind, { lastDay: string | null }>>

// Rows of one statement: other requests are answered in between.
const CHUNK_PEOPLE = 1000

/** The last days of papers that are in force, by application: of several of a kind the one added last. */
export const papersOf = async (
  payload: Payload,
  applications: readonly number[],
): Promise<Map<number, LastDays>> => {
  const papers = new Map<number, LastDays>()
  for (let at = 0; at < applications.length; at += CHUNK_PEOPLE) {
    const some = applications.slice(at, at + CHUNK_PEOPLE)
    const [found] = await runSql<{ found: string | null }>(
      payload,
      sql`select ${jsonArray(payload, jsonTuple(payload, [sql`application`, sql`kind`, sql`last_day`]))}
            as found
          from (select application, kind, last_day from papers
                where application in ${numbersIn(payload, some)} and renewed_by is null
                order by id) as rows_found`,
    )
    // Written by the query; numeric columns of Postgres are JSON numbers.
    const rows = JSON.parse(found?.found ?? '[]') as [number, PaperKind, string | null][]
    for (const [id, kind, lastDay] of rows) {
      const own = papers.get(id) ?? {}
      own[kind] = { lastDay }
      papers.set(id, own)
    }
    if (at + CHUNK_PEOPLE < applications.length) await letOthersWork()
  }
  return papers
}
