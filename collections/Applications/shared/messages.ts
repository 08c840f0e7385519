import { MESSAGES } from '@/lib/shared/messages'
import { keysOf } from '@/lib/shared/objects'
import type { Stage } from './stages'

/** What a message can name of each person: written ((name)), ((job)), ((reference)). */
export type MessageValues = { name: string; job: string; reference: string }

const FIELDS: readonly (keyof MessageValues)[] = ['name', 'job', 'reference']

/** What staff must still write themselves stands for this sign in a text. */
const TO_FILL_IN = '…'

type Template = { label: string; stage?: Stage; subject: string; text: string }

/** The texts that staff begin a message with. The first one of a stage is offered with it. */
export const MESSAGE_TEMPLATES = {
  shortlisted: {
    label: 'Shortlisted',
    stage: 'shortlisted',
    subject: 'You are on the shortlist: ((job))',
    text: 'We read your application for ((job)) and put you on the shortlist.\n\nWe will call you about the next step. Please keep your passport and your certificates ready.',
  },
  interview: {
    label: 'Invitation to an interview',
    stage: 'interview',
    subject: 'Interview: ((job))',
    text: 'We invite you to an interview for ((job)).\n\nDay and time: …\nPlace: …\n\nPlease bring your passport, your certificates and the number ((reference)).\n\nIf you cannot come, answer this mail or call us.',
  },
  selected: {
    label: 'Selected',
    stage: 'selected',
    subject: 'You are selected: ((job))',
    text: 'You are selected for ((job)).\n\nWe will call you about your papers and the next steps. Please do not give up the work you have before you hold a signed contract and a visa.',
  },
  filled: {
    label: 'The position is filled',
    stage: 'rejected',
    subject: 'The position is filled: ((job))',
    text: 'Thank you for your application ((reference)).\n\nThe position ((job)) is filled now, so we do not take your application further. You may apply for our other jobs at any time.',
  },
  experience: {
    label: 'Other experience is asked for',
    stage: 'rejected',
    subject: 'Your application for ((job))',
    text: 'Thank you for your application ((reference)).\n\nFor ((job)) the employer asks for other experience than we found in your resume, so we do not take your application further. You may apply for our other jobs at any time.',
  },
  interviewed: {
    label: 'Not chosen after the interview',
    stage: 'rejected',
    subject: 'Your interview for ((job))',
    text: 'Thank you for coming to the interview for ((job)).\n\nThe employer has chosen other people this time. You may apply for our other jobs at any time.',
  },
  paper: {
    label: 'A paper is missing',
    subject: 'We need a paper from you: ((job))',
    text: 'For your application ((reference)) we still need: …\n\nPlease bring it to our office, or answer this mail.',
  },
  own: { label: 'Own words', subject: '', text: '' },
} as const satisfies Record<string, Template>

export type MessageTemplate = keyof typeof MESSAGE_TEMPLATES

export const TEMPLATE_NAMES = keysOf(MESSAGE_TEMPLATES)

/** The text to begin with for people at this stage. */
export const templateFor = (stage: Stage): MessageTemplate =>
  TEMPLATE_NAMES.find((name) => {
    const template: Template = MESSAGE_TEMPLATES[name]
    return template.stage === stage
  }) ?? 'own'

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

/**
 * What is written by WhatsApp: `greeting` says who writes and about what, so that the person can
 * verify it, and the warning about money ends it. `text` is filled in already.
 */
export const whatsAppText = (greeting: string, text: string): string =>
  [greeting, text.trim(), MESSAGES.noMoney].join('\n\n')

const isField = (name: string): name is keyof MessageValues =>
  FIELDS.some((field) => field === name)
