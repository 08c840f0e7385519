import * as z from 'zod/mini'
import { dayField } from '@/lib/shared/dayField'
import {
  anyText,
  dialCodeField,
  optionalText,
  phoneField,
  requiredText,
  rowIdField,
} from '@/lib/shared/fields'
import { keysOf } from '@/lib/shared/objects'
import { BRING, DOOR, KINDS, RESULTS } from './keys'

export const MOST_HOURS = 24
export const MOST_PLACES = 300
/** Of what the office adds to the mail of an invitation. */
export const INVITE_TEXT_MAX_CHARS = 500
const NAME_MAX_CHARS = 120
/** Of one call of the door, and of one invitation. */
const MOST_AT_ONCE = 500

/** 'HH:MM' */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const isHttps = (text: string): boolean =>
  text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:')

const time = () => z.string().check(z.regex(TIME, 'Please enter an hour, such as 09:30'))

export const PLACES_WRONG = `Please enter 1 to ${MOST_PLACES} places`

const slotSchema = z.object({
  time: time(),
  places: z
    .int({ error: PLACES_WRONG })
    .check(z.minimum(1, PLACES_WRONG), z.maximum(MOST_PLACES, PLACES_WRONG)),
})

/** The form that plans a day or changes it, for browser and server. */
export const interviewSchema = z
  .object({
    job: z.string({ error: 'Choose a job' }).check(z.regex(/^[1-9]\d{0,8}$/, 'Choose a job')),
    kind: z.enum(keysOf(KINDS), { error: 'Choose what it is' }),
    day: dayField('Please enter the day'),
    answer_until: dayField('Please enter the last day for answers'),
    place: requiredText('Please enter the place', 120),
    address: anyText(300),
    map_url: anyText(500).check(z.refine(isHttps, 'Please enter a link that begins with https://')),
    bring: z.array(z.enum(keysOf(BRING))).check(z.maxLength(20)),
    note: anyText(300),
    slots: z.array(slotSchema).check(
      z.minLength(1, { error: 'Please add at least one hour', abort: true }),
      z.maxLength(MOST_HOURS, `A day has at most ${MOST_HOURS} hours`),
      z.refine(
        (slots) => slots.every(({ time }, at) => at === 0 || time > (slots[at - 1]?.time ?? '')),
        'Each hour must be later than the one before',
      ),
    ),
  })
  .check(
    z.refine(({ day, answer_until }) => answer_until <= day, {
      path: ['answer_until'],
      error: 'The last day for answers must not be after the day',
    }),
  )

export type InterviewValues = z.infer<typeof interviewSchema>

const LETTERS = 'A phone number has no letters'

/** Somebody who came without an invitation. `key` is made by the browser for each person. */
export const walkInSchema = z.object({
  key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  name: requiredText('Please enter the name', NAME_MAX_CHARS),
  phone: phoneField({
    required: 'Please enter the phone number',
    tooLong: 'Please use at most 15 digits',
    letters: LETTERS,
  }),
  country_code: dialCodeField('Please enter the country code'),
  time: time(),
})

const pressSchema = z.object({
  key: z.string().check(z.maxLength(64)),
  seat: rowIdField(),
  set: z.object({
    door: z.optional(z.nullable(z.enum(keysOf(DOOR)))),
    result: z.optional(z.nullable(z.enum(keysOf(RESULTS)))),
  }),
  at: z.iso.datetime(),
})

export type Press = z.infer<typeof pressSchema>

const ids = () => z.array(rowIdField()).check(z.minLength(1), z.maxLength(MOST_AT_ONCE))
const action = <A extends string>(name: A) => ({ id: rowIdField(), action: z.literal(name) })

/** Made by the browser for an action: a repeat of it gives and mails nothing twice. */
const actionKey = () => z.optional(z.uuid())

/** Who is invited, from which hour on, and what the office adds to the mail. */
const invitation = () => ({
  applications: ids(),
  time: z.optional(time()),
  text: z._default(anyText(INVITE_TEXT_MAX_CHARS), ''),
})

/** What interview_update.php takes: one of these. */
export const interviewUpdateSchema = z.discriminatedUnion('action', [
  z.object({
    ...action('invite'),
    ...invitation(),
    tell: z._default(z.boolean(), false),
    message_id: actionKey(),
  }),
  z.object({ ...action('preview'), ...invitation() }),
  z.object({ ...action('remove'), seat: rowIdField() }),
  z.object({
    ...action('call_off'),
    tell: z._default(z.boolean(), false),
    message_id: actionKey(),
  }),
  z.object({
    ...action('door'),
    // What the clock of the phone says now.
    clock: z.iso.datetime(),
    presses: z.array(pressSchema).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  }),
  // `expected`: how many the caller saw for each, so that nobody is moved otherwise than confirmed.
  z.object({
    ...action('apply_results'),
    seats: ids(),
    expected: z.object({ selected: z.int(), rejected: z.int() }),
  }),
  z.object({ ...action('walk_in'), ...walkInSchema.shape }),
])

export type InterviewUpdate = z.infer<typeof interviewUpdateSchema>

/** What interview_save.php takes: `tell` answers whether invited people are told of a change. */
export const interviewSaveSchema = z.intersection(
  interviewSchema,
  z.object({
    id: z.optional(rowIdField()),
    tell: z.optional(z.boolean()),
    message_id: actionKey(),
  }),
)

/** What a candidate answers (interview_answer.php). `to`: the id of a day and an hour, '12 09:30'. */
export const interviewAnswerSchema = z.object({
  token: z.string(),
  seat: z.union([
    rowIdField(),
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  ]),
  answer: z.enum(['coming', 'cannot', 'move']),
  to: optionalText(20),
})

export type InterviewAnswerValues = z.infer<typeof interviewAnswerSchema>
