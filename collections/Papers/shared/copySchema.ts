import * as z from 'zod/mini'
import { fileField, rowIdField } from '@/lib/shared/fields'
import { PAPER_COPY_MAX_BYTES } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { keysOf } from '@/lib/shared/objects'
import { REASONS } from './copies'
import { PAPERS } from './papers'

/** The form that asks for a copy, for browser and server. */
export const copyAskFormSchema = z.object({
  kind: z.enum(keysOf(PAPERS), 'Choose the kind of paper'),
  reason: z.enum(keysOf(REASONS), 'Choose why it is needed'),
})

export type CopyAskValues = z.infer<typeof copyAskFormSchema>

/** What paper_copy_ask.php takes; `key` is made by the form. */
export const copyAskSchema = z.intersection(
  copyAskFormSchema,
  z.object({ application: rowIdField(), key: z.uuid() }),
)

export type CopyAsk = z.infer<typeof copyAskSchema>

/** What paper_copy_open.php and paper_copy_delete.php take. */
export const oneCopySchema = z.object({ application: rowIdField(), id: rowIdField() })

/** What paper_copy_send.php takes from a candidate. */
export const copySendSchema = z.object({
  token: z.string({ error: MESSAGES.linkUnknown }),
  id: z.pipe(
    z.string({ error: MESSAGES.badRequest }).check(z.regex(/^[1-9]\d{0,8}$/, MESSAGES.badRequest)),
    z.transform(Number),
  ),
  paper: fileField(
    'Please choose a photo or a PDF.',
    'The file is larger than 5 MB. Please send a smaller one.',
    PAPER_COPY_MAX_BYTES,
  ),
})

export type CopySendValues = z.infer<typeof copySendSchema>
