import * as z from 'zod/mini'
import { optionalDayField } from '@/lib/shared/dayField'
import { anyText, asciiDigits, rowIdField } from '@/lib/shared/fields'
import { keysOf } from '@/lib/shared/objects'
import { PAPER_NUMBER_MAX_CHARS, PAPERS } from './papers'

/** A number as it is stored: how it is spaced and in which case differs from form to form. */
const numberField = () =>
  anyText(PAPER_NUMBER_MAX_CHARS).check(
    z.overwrite((typed) => asciiDigits(typed).replace(/\s/g, '').toUpperCase()),
  )

/** The form of a paper, for browser and server. An empty number keeps the one that is stored. */
export const paperSchema = z
  .object({
    kind: z.enum(keysOf(PAPERS), 'Choose the kind of paper'),
    number: numberField(),
    issued_on: optionalDayField('Please enter the day of issue, or leave it empty'),
    last_day: optionalDayField('Please enter the last day, or leave it empty'),
  })
  .check(
    z.refine(
      ({ issued_on, last_day }) => issued_on === '' || last_day === '' || issued_on <= last_day,
      { path: ['last_day'], error: 'The last day must not be before the day of issue' },
    ),
  )

export type PaperValues = z.infer<typeof paperSchema>

/** What paper_save.php takes: `id` and `changed_at` to change one, else `key`, made by the form. */
export const paperSaveSchema = z.intersection(
  paperSchema,
  z.object({
    application: rowIdField(),
    id: z.optional(rowIdField()),
    changed_at: z.optional(z.string()),
    key: z.optional(z.uuid()),
  }),
)

export type PaperSave = z.infer<typeof paperSaveSchema>

/** What paper_number.php takes. */
export const paperNumberSchema = z.object({ application: rowIdField(), id: rowIdField() })

/** What paper_delete.php takes. */
export const paperDeleteSchema = z.object({
  ...{ application: rowIdField(), id: rowIdField(), changed_at: z.string() },
})
