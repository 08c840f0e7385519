import * as z from 'zod/mini'
import { type FileLike, rowIdField } from '@/lib/shared/fields'
import { IMPORT_COLUMNS_MAX, IMPORT_MAX_BYTES } from '@/lib/shared/limits'
import { keysOf } from '@/lib/shared/objects'
import { DATE_FORMS, IMPORT_FIELDS } from './fields'

export const IMPORT_TOO_LARGE = 'The file is larger than 8 MB. Split the list into two files.'

const isFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'size' in value && Number(value.size) > 0

/** import_file.php: the list as a file. */
export const importFileSchema = z.object({
  list: z
    .custom<FileLike>(isFile, 'Choose a file that is not empty.')
    .check(z.refine((file) => file.size <= IMPORT_MAX_BYTES, IMPORT_TOO_LARGE)),
})

const settings = {
  id: rowIdField(),
  fields: z.array(z.enum(['', ...keysOf(IMPORT_FIELDS)])).check(z.maxLength(IMPORT_COLUMNS_MAX)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  dates: z.enum(keysOf(DATE_FORMS)),
}

/** What registration_import.php takes: one of these. */
export const importCall = z.union([
  z.object({ action: z.literal('check'), ...settings, fields: z.optional(settings.fields) }),
  z.object({
    action: z.literal('start'),
    ...settings,
    with_known: z.boolean(),
    // Of the files that the dry run has read.
    version: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  }),
  z.object({ action: z.literal('undo_check'), id: rowIdField() }),
  z.object({ action: z.literal('undo'), id: rowIdField() }),
  z.object({ action: z.literal('drop'), id: rowIdField() }),
  z.object({ action: z.literal('drop_resumes'), id: rowIdField() }),
])

export type ImportCall = z.infer<typeof importCall>

export type ImportSettings = Pick<
  Extract<ImportCall, { action: 'start' }>,
  'fields' | 'country' | 'dates'
>
