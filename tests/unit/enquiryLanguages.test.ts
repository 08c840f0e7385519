import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { answerDays } from '@/collections/Agency/shared/replyTimes'
import { EnquiryForm } from '@/components/enquiry/EnquiryForm'
import { EnquiryLead } from '@/components/enquiry/EnquiryLead'
import { MessageCheck } from '@/components/enquiry/MessageCheck'
import { type Language, otherLanguages } from '@/lib/shared/languages'
import en from '@/messages/en'
import { FORM_SCREENS, formWords } from '@/messages/wordsIn'
import { latinIn, textsNotInEnglish } from '@/tests/support/content/readTexts'

/** The forms of candidates' enquiries and the message check, as the server writes them. */

const official = {
  domains: ['example.com'],
  emails: [],
  phones: ['+91 22 0000 0000'],
  links: [],
}

/** What a visitor may paste, by what the check finds. */
const PASTED = {
  'an address of ours': 'jobs@example.com',
  'a link to us': 'https://example.com/visa',
  'a number of ours': '+91 22 0000 0000',
  'an address that imitates ours': 'jobs@examp1e.com',
  'a link that imitates ours': 'https://examp1e.com/pay',
  'an address of ours with a sign that nobody sees': 'jobs@exam\u200dple.com',
  'a stranger': 'https://free-visa.test/apply',
  'what cannot be read': 'pay now',
}

const checking = (language: Language, checked?: string): string => {
  const words = formWords(language, FORM_SCREENS.messageCheck)
  return renderToStaticMarkup(
    createElement(MessageCheck, { official, checked, ...(words && { words }) }),
  )
}

const writing = (language: Language, kind: EnquiryKind): string => {
  const words = formWords(language, FORM_SCREENS.enquiry)
  const days = answerDays(kind, {}, language)
  return renderToStaticMarkup(
    createElement(EnquiryForm, {
      ...{ kind, answeredIn: '', outcome: null, licence: null, afterwards: null },
      lead: createElement(EnquiryLead, { kind, days, language }),
      ...(words && { words }),
    }),
  )
}

/** The text of HTML as it is read. */
const readIn = (html: string): string => html.replaceAll(/<[^>]+>/g, '')

const ENGLISH = [en.messageCheck, en.enquiryForm, en.enquiry, en.forms, en.formKit].flatMap(
  (sentences) => Object.values<string>(sentences),
)

/** The field that only programs fill in. */
const UNSEEN = 'Leave this empty'

/** What of a screen is English: sentences of ours, and in another script also other Latin letters. */
const englishIn = (html: string, language: Language, same: readonly string[] = []): string[] => {
  const texts = textsNotInEnglish(html)
  expect(texts.length).toBeGreaterThan(4)
  return language === 'fil'
    ? texts.filter((text) => text.length > 20 && ENGLISH.includes(text))
    : latinIn(texts, ['WhatsApp', UNSEEN, ...same])
}

describe.each(otherLanguages)('in %s', (language) => {
  test.each(Object.entries(PASTED))('the message check has no English for %s', (_what, pasted) => {
    const hosts = ['examp1e.com', 'example.com']
    expect(englishIn(checking(language, pasted), language, [pasted, ...hosts])).toEqual([])
  })

  test.each(['contact', 'grievance', 'fraud'] as const)('the %s form has no English', (kind) => {
    expect(englishIn(writing(language, kind), language)).toEqual([])
  })
})

test('the message check in Hindi says its language, and leads to pages in Hindi', () => {
  const ours = checking('hi', PASTED['an address of ours'])
  expect(ours).toContain('<input type="hidden" name="language" value="hi"/>')
  expect(ours).toContain('href="/hi/contact-us"')
  expect(checking('hi', PASTED['a stranger'])).toContain('href="/hi/BeAwareModal#form"')
  expect(writing('hi', 'fraud')).toContain('href="/hi/how-we-check-messages"')
})

test.each(otherLanguages)(
  'an imitation is named beside the address that it imitates, in %s',
  (language) => {
    const html = checking(language, PASTED['an address that imitates ours'])
    expect(html).toMatch(/<b>examp1e\.com<\/b>.*<b>example\.com<\/b>/)
  },
)

test('in English both say what they said before', () => {
  const html = checking('en', PASTED['a link that imitates ours'])
  expect(readIn(html)).toContain(
    'It leads to examp1e.com, not to example.com. Do not answer, open nothing and pay nothing.',
  )
  expect(html).not.toMatch(/name="language"|href="\/hi/)
  expect(
    readIn(checking('en', PASTED['an address of ours with a sign that nobody sees'])),
  ).toContain('It hides signs that no address of ours has. Do not answer,')
  expect(readIn(writing('en', 'fraud'))).toContain(
    'our answer within one working day. Not sure? Check the address first.',
  )
})
