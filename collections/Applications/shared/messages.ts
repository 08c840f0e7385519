import { MESSAGES } from '@/lib/shared/messages'

/** What a message can name of each person: written ((name)), ((job)), ((reference)). */
export type MessageValues = { name: string; job: string; reference: string }

const FIELDS: readonly (keyof MessageValues)[] = ['name', 'job', 'reference']

/** What staff must still write themselves stands for this sign in a text. */
const TO_FILL_IN = '…'

type Named = { name: string; position: string; reference: string; job_title: string | null }

/** The values of an application; for no job in particular, the work that the person looks for. */
export const messageValues = (of: Named): MessageValues => ({
  name: of.name,
  job: of.job_title ?? of.position,
  reference: of.reference,
})

const FIELD = /\(\(\s*([^()]*?)\s*\)\)/g

/** Puts the values of a person into a text. A field that does not exist stays as it is. */
export const fillIn = (text: string, values: MessageValues): string =>
  text.replace(FIELD, (written, name) =>
    isField(name) && values[name].trim() ? values[name] : written,
  )

/** Why no value can take the place of a field in this text. Null when one can, or there is none. */
export const fieldProblem = (text: string): string | null => {
  const unknown = [...text.matchAll(FIELD)].find(([, name]) => !isField(name ?? ''))
  if (unknown)
    return `There is no field ${unknown[0]}: use ${FIELDS.map((f) => `((${f}))`).join(', ')}`
  return /\(\(|\)\)/.test(text.replace(FIELD, '')) ? 'A field is written ((like this))' : null
}

/** Whether staff must still write something themselves in this text. */
export const hasToFillIn = (text: string): boolean => text.includes(TO_FILL_IN)

/** Why a text cannot be sent to anybody: something is still to be written. Null when it can. */
export const messageProblem = (text: string): string | null =>
  hasToFillIn(text) ? `Write what stands for the sign ${TO_FILL_IN}` : fieldProblem(text)

/** Whether a text names one field twice. */
export const isFieldTwice = (text: string): boolean => {
  const names = [...text.matchAll(FIELD)].map(([, name]) => name)
  return new Set(names).size < names.length
}

/**
 * The values of an approved WhatsApp text in the order of its fields. WhatsApp takes no line breaks and
 * no runs of spaces in them. Null when one is empty: nothing is sent with a blank.
 */
export const fieldValues = (text: string, values: MessageValues): string[] | null => {
  const found = [...text.matchAll(FIELD)].map(([, name = '']) =>
    isField(name) ? values[name].replace(/\s+/g, ' ').trim() : '',
  )
  return found.includes('') ? null : found
}

/**
 * What is written by WhatsApp: `greeting` says who writes and about what, so that the person can
 * verify it, and the warning about money ends it. `text` is filled in already.
 */
export const whatsAppText = (greeting: string, text: string): string =>
  [greeting, text.trim(), MESSAGES.noMoney].join('\n\n')

const isField = (name: string): name is keyof MessageValues =>
  FIELDS.some((field) => field === name)
