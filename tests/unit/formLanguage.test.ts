import { describe, expect, test } from 'vitest'
import { applySchema } from '@/collections/Applications/shared/schema'
import { INDUSTRIES } from '@/collections/Registrations/shared/industries'
import {
  POSITION_NAME_REQUIRED,
  registrationSchema,
} from '@/collections/Registrations/shared/schema'
import { sayIn } from '@/components/forms/formWords'
import { PHOTO_PAGES_MAX, PHOTO_REFUSALS } from '@/components/forms/resume/photoResume'
import { fail, refuseField, succeed } from '@/lib/server/calls/answers'
import { answerIn, languageOf } from '@/lib/server/calls/formLanguage'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import { RESUME_MAX_BYTES } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import en from '@/messages/en'
import type { FormSentence } from '@/messages/translated'
import { FORM_SCREENS, formWords } from '@/messages/wordsIn'

/** The apply form and the registration form in other languages than English. */

const HINDI = /\p{Script=Devanagari}/u

/** What any form can be refused for, beside its rules (lib/server/calls, useSubmission). */
const REFUSALS: FormSentence[] = [
  MESSAGES.tooManyRequests,
  MESSAGES.sendingStopped,
  MESSAGES.bodyTooLarge,
  MESSAGES.bodyTooSlow,
  MESSAGES.wrongContentType,
  MESSAGES.badRequest,
  MESSAGES.unforeseen,
  MESSAGES.spamSuspected,
  MESSAGES.resumeRefused,
  MESSAGES.oneResume,
]

const FORMS = {
  apply: {
    schema: applySchema,
    said: [
      MESSAGES.applyFailed,
      MESSAGES.applySucceeded,
      MESSAGES.applyDroppedTooLarge,
      MESSAGES.jobClosed,
      MESSAGES.jobUnknown,
    ] satisfies FormSentence[],
  },
  registration: {
    schema: registrationSchema,
    said: [
      MESSAGES.registrationFailed,
      MESSAGES.registrationRefused,
      MESSAGES.registrationSucceeded,
      MESSAGES.registrationDroppedTooLarge,
      POSITION_NAME_REQUIRED,
    ] satisfies FormSentence[],
  },
}

/** One wrong value for each rule that text can break. */
const WRONG = ['', 'x'.repeat(300), '1'.repeat(20), 'a\u0000b', '-1', 'abc']

/** Every sentence with which a form's rules refuse a value. */
const refusalsOf = (schema: (typeof FORMS)['apply' | 'registration']['schema']): string[] => {
  const names = Object.keys(schema.shape)
  const file = { name: 'resume.pdf', size: RESUME_MAX_BYTES + 1 }
  return [{}, ...WRONG].flatMap((wrong) => {
    const values = Object.fromEntries(names.map((name) => [name, wrong]))
    const parsed = schema.safeParse(
      typeof wrong === 'string' ? { ...values, resume: wrong ? file : undefined } : {},
    )
    return parsed.success ? [] : Object.values(fieldErrors(parsed.error))
  })
}

describe.each(['apply', 'registration'] as const)('the form %s in Hindi', (form) => {
  const words = formWords('hi', FORM_SCREENS[form])
  const { schema, said } = FORMS[form]

  test('says every sentence of its rules and of its call in Hindi', () => {
    const sentences = new Set([...refusalsOf(schema), ...REFUSALS, ...said])
    expect(sentences.size).toBeGreaterThan(REFUSALS.length + said.length + 10)
    for (const sentence of sentences) expect(words?.sentences[sentence], sentence).toMatch(HINDI)
  })

  test('gets no table in English', () => {
    expect(formWords('en', FORM_SCREENS[form])).toBeUndefined()
  })

  test('answers in Hindi, and with the same reference and fields', () => {
    const speaks = { screens: FORM_SCREENS[form], isOn: async () => true }
    const refused = answerIn('hi', speaks, refuseField('resume', MESSAGES.resumeRefused))
    expect(refused).toEqual({
      status: 200,
      body: {
        success: false,
        message: expect.stringMatching(HINDI),
        errors: { resume: expect.stringMatching(HINDI) },
      },
    })
    const sent = succeed({ reference: 'AP-26-1234567' }, said[1])
    expect(answerIn('hi', speaks, sent)).toEqual({
      status: 200,
      body: { ...sent.body, message: expect.stringMatching(HINDI) },
    })
    expect(answerIn('hi', speaks, fail.tooMany())).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(HINDI) },
    })
    expect(answerIn('en', speaks, sent)).toEqual(sent)
    expect(answerIn('hi', undefined, sent)).toEqual(sent)
  })
})

test.each([undefined, '', 'en', 'xx', 'HI', 'hi,ur', 'ur', '__proto__', 7])(
  'a form that says the language %o is answered in English on a site in English and Hindi',
  async (language) => {
    const speaks = { screens: FORM_SCREENS.apply, isOn: async (of: string) => of === 'hi' }
    expect(await languageOf(speaks, { language })).toBe('en')
  },
)

test('a form that says a language of the site is answered in it, if it is written in several', async () => {
  const speaks = { screens: FORM_SCREENS.apply, isOn: async () => true }
  expect(await languageOf(speaks, { language: 'hi' })).toBe('hi')
  expect(await languageOf(undefined, { language: 'hi' })).toBe('en')
})

test('a form fills in names as they are, and leaves what has no translation in English', () => {
  const words = formWords('hi', FORM_SCREENS.apply)
  const hindi = sayIn(words)
  const name = '{name} <b>$1</b>.pdf'
  expect(hindi.say('Remove {name}', { name })).toBe(`${name} हटाएँ`)
  expect(sayIn(undefined).say('Remove {name}', { name })).toBe(`Remove ${name}`)
  expect(hindi.translate('Elsewhere')).toBe('Elsewhere')
  expect(hindi.translate('constructor')).toBe('constructor')
  expect(sayIn(undefined).parts('I agree to the <a>Terms and Conditions</a>')).toEqual([
    'I agree to the ',
    'Terms and Conditions',
    '',
  ])
  expect(hindi.pageAt('/terms')).toBe('/hi/terms')
  expect(sayIn(undefined).pageAt('/terms')).toBe('/terms')
})

test('the sentences of the forms agree with the rules that they speak of', () => {
  expect(Object.values<string>(en.registrationIndustries)).toEqual(INDUSTRIES)
  expect(PHOTO_REFUSALS.tooMany).toContain(` ${PHOTO_PAGES_MAX} `)
})
