import * as z from 'zod/mini'
import { DAY_MS } from '@/lib/shared/limits'

/**
 * What WhatsApp tells, as far as the site reads it. Everything else in a body is ignored, also a part of
 * another form: WhatsApp adds kinds of events at any time.
 */

/** WhatsApp repeats what was not taken for so long; older ones are ignored. */
export const EVENT_DAYS_MS = 7 * DAY_MS
/** Its clock may be ahead. */
const AHEAD_MS = 10 * 60_000

const STATUSES = ['sent', 'delivered', 'read', 'failed'] as const

const id = () => z.string().check(z.minLength(1), z.maxLength(200))
const digits = () => z.string().check(z.regex(/^\d{6,15}$/))
const seconds = () => z.union([z.string().check(z.regex(/^\d{9,11}$/)), z.int()])

const status = z.object({
  id: id(),
  status: z.enum(STATUSES),
  timestamp: seconds(),
  biz_opaque_callback_data: z.optional(z.string().check(z.maxLength(200))),
  errors: z.optional(z.array(z.object({ code: z.int() }))),
})

const captioned = () => z.optional(z.object({ caption: z.optional(z.string()) }))

const message = z.object({
  id: id(),
  from: digits(),
  timestamp: seconds(),
  type: z.string(),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ text: z.string() })),
  ...{ image: captioned(), video: captioned(), document: captioned() },
})

const preference = z.object({
  wa_id: digits(),
  category: z.literal('marketing_messages'),
  value: z.literal('stop'),
  timestamp: seconds(),
})

const list = () => z._default(z.array(z.unknown()), [])

const change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: list(),
    messages: list(),
    user_preferences: list(),
  }),
})

const body = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.unknown()) })),
})

export type Status = {
  wamid: string
  status: (typeof STATUSES)[number]
  /** The key of the row that the site gave to WhatsApp. */
  mark: string | null
  problem: string | null
  at: Date
}

/**
 * Somebody wrote to the office; `text` is only looked at and never stored. `isSwitch`: it is no message, but
 * their switch for advertising.
 */
export type Wrote = { id: string; from: string; text: string; isSwitch: boolean; at: Date }

/** Events that no person caused by writing. */
const NOT_WRITTEN = new Set(['system', 'reaction', 'unsupported', 'errors', 'unknown'])

/**
 * The events of a body, as long as they are not too old: what came of messages of this number; and what
 * people wrote, also to an earlier number of the agency, because STOP ends all.
 */
export const eventsIn = (
  sent: unknown,
  phoneNumberId: string,
  now: Date,
): { statuses: Status[]; wrote: Wrote[] } => {
  const values = all(body, [sent])
    .flatMap(({ entry }) => entry.flatMap(({ changes }) => all(change, changes)))
    .map(({ value }) => value)
  const statuses = values
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId)
    .flatMap((value) => all(status, value.statuses))
    .map(
      (one): Status => ({
        ...{ wamid: one.id, status: one.status, at: timeOf(one.timestamp) },
        mark: one.biz_opaque_callback_data ?? null,
        problem: one.errors?.[0] ? String(one.errors[0].code) : null,
      }),
    )
  const written = values
    .flatMap((value) => all(message, value.messages))
    .filter(({ type }) => !NOT_WRITTEN.has(type))
    .map(
      (one): Wrote => ({
        ...{ id: one.id, from: `+${one.from}`, at: timeOf(one.timestamp), isSwitch: false },
        text: textOf(one),
      }),
    )
  // WhatsApp's own switch for advertising, which is no message.
  const switched = values
    .flatMap((value) => all(preference, value.user_preferences))
    .map(
      (one): Wrote => ({
        ...{ id: `${one.wa_id} ${one.timestamp}`, from: `+${one.wa_id}`, text: '', isSwitch: true },
        at: timeOf(one.timestamp),
      }),
    )
  const isTimely = ({ at }: { at: Date }) =>
    at.getTime() > now.getTime() - EVENT_DAYS_MS && at.getTime() < now.getTime() + AHEAD_MS
  return {
    statuses: statuses.filter(isTimely),
    wrote: [...written, ...switched].filter(isTimely),
  }
}

const textOf = ({ text, button, image, video, document }: z.infer<typeof message>): string =>
  text?.body ?? button?.text ?? image?.caption ?? video?.caption ?? document?.caption ?? ''

const timeOf = (unix: string | number): Date => new Date(Number(unix) * 1000)

/** Those of the values that have this form. */
const all = <S extends z.ZodMiniType<unknown>>(schema: S, values: unknown[]): z.infer<S>[] =>
  values.flatMap((value) => {
    const read = schema.safeParse(value)
    return read.success ? [read.data] : []
  })
