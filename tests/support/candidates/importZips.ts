import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Columns } from '@/collections/Imports/shared/fields'
import { IMPORT_ZIP_PIECE_BYTES } from '@/lib/shared/limits'
import { importSite } from './imports'

/** Imports with a ZIP of resumes, with the parts that the site itself uses. */
export const importZipSite = async () => {
  const site = await importSite()
  const { payload, user } = site
  const { startImport } = await import('@/collections/Imports/changeImport')
  const { receiveZip } = await import('@/collections/Imports/zip/receiveZip')
  const { dropResumes } = await import('@/collections/Imports/zip/dropResumes')
  const { changeRows } = await import('@/lib/server/database/rows')
  const { env } = await import('@/lib/server/settings/env')
  const { ReceivedFile } = await import('@/lib/server/calls/receivedFile')

  /** Sends the piece of a ZIP that begins at `from`. */
  const sendPiece = async (id: number, zip: Buffer, from: number, size = zip.length) => {
    const limits = { area: 'import', maxBytes: IMPORT_ZIP_PIECE_BYTES } as const
    const file = new ReceivedFile('piece.zip', limits)
    await file.add(zip.subarray(from, from + IMPORT_ZIP_PIECE_BYTES))
    const { body } = await receiveZip(payload, user, { id, from, size }, file)
    await file.discard()
    return body
  }
  /** Sends a ZIP from beginning to end; the last answer. */
  const addZip = async (id: number, zip: Buffer) => {
    let answer: Record<string, unknown> = {}
    for (let from = 0; from < zip.length; from += IMPORT_ZIP_PIECE_BYTES) {
      answer = await sendPiece(id, zip, from)
    }
    return answer
  }
  /** Starts what a dry run has shown. */
  const start = async (id: number, { fields, version }: Checked['check']) => {
    const given = { action: 'start', id, fields, version, with_known: false } as const
    return (await startImport(payload, user, { ...given, ...site.settings })).body
  }
  const filesIn = (area: string): string[] => {
    try {
      return readdirSync(path.join(env.dataDir, 'uploads', area)).sort()
    } catch {
      return []
    }
  }
  return {
    ...site,
    ...{ sendPiece, addZip, filesIn },
    dropZip: (id: number) => dropResumes(payload, user, id),
    /** A list with a ZIP that waits to be imported. */
    prepare: async (csv: string, zip: Buffer): Promise<number> => {
      const id = await site.upload(csv)
      await addZip(id, zip)
      return id
    },
    /** Says that an import may run, as its button does; only `run` does the rest. */
    admit: (id: number) =>
      changeRows(payload, {
        collection: 'imports',
        where: { id, state: 'uploaded' },
        set: {
          ...{ state: 'running', columns: 'name,phone,email,resume' },
          ...{ country: 'IN', date_form: 'auto' },
        },
      }),
    /** Starts an import, with the columns that the dry run guessed. */
    begin: async (id: number) => start(id, ((await site.check(id)).body as Checked).check),
    start,
  }
}

/** What a start needs of a dry run. */
export type Checked = { check: { fields: Columns; version: string } }
