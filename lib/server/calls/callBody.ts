import type { Area } from '../files/storage'
import type { Answer } from './answers'
import { readJson, readMultipart } from './body'
import type { CallRequest } from './callRequest'
import type { UploadedFile } from './receivedFile'

/** A file field of a form, and the area in which the file is stored. */
export type FileField = { field: string; area: Area; maxBytes: number }

type BodyRead =
  | { ok: true; value: { raw: Record<string, unknown>; file: UploadedFile | null } }
  | { ok: false; answer: Answer }

/** Reads the body that a call takes: a form with or without a file, none at all, otherwise JSON. */
export const readBody = async (
  call: { file?: FileField; form?: true; ignoresBody?: true; lists?: readonly string[] },
  request: CallRequest,
  drainsOversized: boolean,
): Promise<BodyRead> => {
  if (call.ignoresBody) return { ok: true, value: { raw: {}, file: null } }
  if (!call.file && !call.form) {
    const read = await readJson(request)
    return read.ok ? { ok: true, value: { raw: read.value, file: null } } : read
  }
  const read = await readMultipart(request, {
    file: call.file ?? null,
    lists: call.lists,
    drainsOversized,
  })
  return read.ok ? { ok: true, value: { raw: read.value.fields, file: read.value.file } } : read
}
