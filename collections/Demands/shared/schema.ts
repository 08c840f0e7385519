import * as z from 'zod/mini'
import { dayField, optionalDayField } from '@/lib/shared/dayField'
import { asciiDigits, requiredText, rowIdField } from '@/lib/shared/fields'
import {
  EMPLOYER_MAX_CHARS,
  MOST_LINES,
  MOST_PLACES,
  NUMBER_MAX_CHARS,
  TRADE_MAX_CHARS,
} from './limits'

export const HEADCOUNT_WRONG = `Please write a whole number from 1 to ${MOST_PLACES}`

const paperDay = () => optionalDayField('Please enter the last day, or leave it empty')

const lineSchema = z.object({
  /** Of a line that is stored already. */
  id: z.optional(rowIdField()),
  trade: requiredText('Please enter the trade', TRADE_MAX_CHARS),
  headcount: z.string({ error: HEADCOUNT_WRONG }).check(
    // '1,200' and '1 200' are how a number is written.
    z.overwrite((typed) => asciiDigits(typed).replace(/[\s,]/g, '')),
    z.refine(
      (text) => /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PLACES,
      HEADCOUNT_WRONG,
    ),
  ),
})

/** The form of a demand, for browser and server. */
export const demandSchema = z
  .object({
    employer: requiredText('Please enter the employer', EMPLOYER_MAX_CHARS),
    confidential: z.boolean(),
    country: z
      .string({ error: 'Choose the country' })
      .check(z.regex(/^[1-9]\d{0,8}$/, 'Choose the country')),
    // The form of these numbers is not published, so they are not compared with a pattern.
    number: requiredText('Please enter the demand number', NUMBER_MAX_CHARS).check(
      z.overwrite((number) => number.replace(/\s+/g, ' ')),
    ),
    issued_on: dayField('Please enter the date of the demand'),
    valid_until: dayField('Please enter the last day of the demand'),
    letter_held: z.boolean(),
    letter_until: paperDay(),
    attorney_held: z.boolean(),
    attorney_until: paperDay(),
    lines: z
      .array(lineSchema)
      .check(
        z.minLength(1, 'Please add at least one trade'),
        z.maxLength(MOST_LINES, `A demand has at most ${MOST_LINES} trades`),
      ),
  })
  .check(
    z.refine(({ issued_on, valid_until }) => issued_on <= valid_until, {
      path: ['valid_until'],
      error: 'The last day must not be before the date of the demand',
    }),
    ...(['letter_until', 'attorney_until'] as const).map((paper) =>
      z.refine<{ issued_on: string } & Record<typeof paper, string>>(
        (values) => values[paper] === '' || values[paper] >= values.issued_on,
        { path: [paper], error: 'This paper must not end before the date of the demand' },
      ),
    ),
  )

export type DemandValues = z.infer<typeof demandSchema>

/** What demand_save.php takes: `id` and `changed_at` to change one; else `key`, made by the form. */
export const demandSaveSchema = z.intersection(
  demandSchema,
  z.object({
    id: z.optional(rowIdField()),
    changed_at: z.optional(z.string()),
    key: z.optional(z.uuid()),
  }),
)

export type DemandSave = z.infer<typeof demandSaveSchema>

/** What demand_delete.php takes. */
export const demandDeleteSchema = z.object({ id: rowIdField() })

/** A number as it is compared with others. */
export const numberKey = (number: string): string => number.replace(/\s/g, '').toUpperCase()
