import * as z from 'zod/mini'
import type { FileLike } from '@/lib/shared/fields'
import { parseId } from '@/lib/shared/ids'
import { IMPORT_ZIP_MAX_BYTES, IMPORT_ZIP_PIECE_BYTES } from '@/lib/shared/limits'

export const ZIP_TOO_LARGE =
  'The ZIP is larger than 200 MB. Split the list and its resumes into several imports.'
export const PIECE_MISSING = 'A part of the ZIP did not arrive. Add the ZIP again.'

const numberField = (isRight: (value: number) => boolean, message: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,12}$/)),
    z.pipe(z.transform(Number), z.number().check(z.refine(isRight, message))),
  )

const isFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'size' in value && Number(value.size) > 0

/** import_resumes.php: a piece of a ZIP. `from`: where in the ZIP it begins, `size`: the bytes of the ZIP. */
export const importZipSchema = z.object({
  id: numberField((value) => parseId(value) !== null, PIECE_MISSING),
  from: numberField((value) => value % IMPORT_ZIP_PIECE_BYTES === 0, PIECE_MISSING),
  size: numberField((value) => value > 0 && value <= IMPORT_ZIP_MAX_BYTES, ZIP_TOO_LARGE),
  piece: z
    .custom<FileLike>(isFile, PIECE_MISSING)
    .check(z.refine((file) => file.size <= IMPORT_ZIP_PIECE_BYTES, PIECE_MISSING)),
})

export type ZipPiece = Pick<z.infer<typeof importZipSchema>, 'id' | 'from' | 'size'>

/** How a file was found to be a row's. */
export const FOUND_BY = {
  column: 'named in the list',
  email: 'by the e-mail address in the file’s name',
  phone: 'by the phone number in the file’s name',
  name: 'by the person’s name in the file’s name',
} as const

export type FoundBy = keyof typeof FOUND_BY

/** What the dry run says about the ZIP of a list. */
export type ZipJson = {
  /** All files but folders. */
  files: number
  /** Rows that are not wrong and have a file. */
  matched: number
  /** The first of the files that no row gets, and why. */
  left: { at: number; name: string; why: string }[]
  left_total: number
}
