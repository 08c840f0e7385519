import * as z from 'zod/mini'
import { staffChange } from '@/collections/Submissions/staffChange'
import { requiredText, rowIdField } from '@/lib/shared/fields'
import { MESSAGE_MAX_CHARS, MESSAGE_SUBJECT_MAX_CHARS, MOVED_AT_ONCE } from '@/lib/shared/limits'
import { STAGE_NAMES } from './shared/stages'

const count = () => z.int().check(z.minimum(0))
const stage = () => z.enum(STAGE_NAMES)

/** One application: its stage (with the revision that the caller saw), its star, a note. */
const one = z.object({
  ...staffChange,
  revision: count(),
  stage: z.optional(stage()),
})

/**
 * Several applications by id; or all that the filters find, with the number that the caller saw.
 * `back`: what happens to those whom the move would take back. `ask` moves nobody when there are any.
 */
const back = () => z.optional(z.enum(['move', 'leave', 'ask']))
const several = z.object({
  ids: z.array(rowIdField()).check(z.minLength(1), z.maxLength(MOVED_AT_ONCE)),
  stage: stage(),
  back: back(),
})
const found = z.object({
  filters: z.record(z.string(), z.string().check(z.maxLength(100))),
  expected: count(),
  stage: stage(),
  back: back(),
})

const undo = z.object({ undo: z.uuid() })

const messageId = () => z.optional(z.uuid())
const messageText = () => requiredText('Write the message', MESSAGE_MAX_CHARS)

/**
 * A mail to one application, or to those of a bulk change (`batch` of its response). `message_id`: made
 * by the browser, identifies a repeat.
 */
const message = z.object({
  to: z.union([rowIdField(), z.uuid()]),
  message_id: messageId(),
  subject: requiredText('Write the subject', MESSAGE_SUBJECT_MAX_CHARS),
  text: messageText(),
})

/** A message by its `message_id`: the mails to all its people, or with `id` the one to an application. */
const takeBack = z.object({ take_back: z.uuid(), id: z.optional(rowIdField()) })

/** A message that staff sent by hand in WhatsApp to the person of an application, without the greeting. */
const whatsApp = z.object({
  whatsapp: rowIdField(),
  message_id: messageId(),
  text: messageText(),
})

/**
 * A text that WhatsApp has approved, to the person of an application, by the WhatsApp API. `text`: what
 * staff saw, with the values of the person.
 */
const approved = z.object({
  approved_to: rowIdField(),
  message_id: messageId(),
  template: rowIdField(),
  text: messageText(),
})

/** What application_update.php takes: one of these. */
export const applicationUpdateSchema = z.union([
  one,
  several,
  found,
  undo,
  message,
  takeBack,
  whatsApp,
  approved,
])

export type MessageUpdate = z.infer<typeof message>
export type WhatsAppUpdate = z.infer<typeof whatsApp>
export type ApprovedUpdate = z.infer<typeof approved>

export type ApplicationUpdate = z.infer<typeof applicationUpdateSchema>
export type OneUpdate = z.infer<typeof one>
export type BulkUpdate = z.infer<typeof several> | z.infer<typeof found>
