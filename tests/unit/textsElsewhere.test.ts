import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ENQUIRY_KINDS } from '@/collections/Agency/shared/enquiryKinds'
import { VISITS } from '@/collections/Agency/shared/promises'
import { DESTINATIONS, SOURCE_COUNTRIES } from '@/collections/Countries/shared/destinations'
import { FACT_TOPICS } from '@/collections/Facts/shared/fact'
import { OUR_OFFICE } from '@/collections/Tools/shared/facts'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { ACTORS, STEP_STATES } from '@/collections/Tools/steps/shared/steps'
import { mapValues } from '@/lib/shared/objects'
import en from '@/messages/en'
import { textIn } from '@/messages/textIn'
import { readFrontMatter } from '@/seed/markdown/frontMatter'
import { FACTS, ROUTES } from '@/tests/support/content/toolLines'

/** Texts whose English has its place elsewhere are said in other languages by their English sentence. */

test.each(['contact-us', 'grievance-form', 'BeAwareModal', 'how-we-check-messages'])(
  'the title, the lead and the description of /%s are those of a new site',
  async (slug) => {
    const { title, lead, description } = readFrontMatter(
      await readFile(`seed/content/${slug}.md`, 'utf8'),
    ).matter
    expect(Object.values<unknown>(en.enquiry)).toEqual(
      expect.arrayContaining([title, lead, description]),
    )
  },
)

test('the rules for visits and the names of candidates’ forms are those that staff choose', () => {
  expect(Object.values(en.enquiry)).toEqual(expect.arrayContaining(Object.values(VISITS)))
  const { contact, grievance, fraud } = ENQUIRY_KINDS
  expect(Object.values(en.enquiryForm)).toEqual(
    expect.arrayContaining([contact.label, grievance.label, fraud.label]),
  )
})

test('the subjects of facts within a sentence are those that staff choose', () => {
  expect(en.factTopics).toEqual(mapValues(FACT_TOPICS, (name) => name.toLowerCase()))
})

/** What a sentence with the name of a country says, or with words in its place. */
const NAMES = [
  ...Object.values(DESTINATIONS),
  ...Object.values(SOURCE_COUNTRIES),
  'your country',
  'of the country of the job',
  'if the country of the job',
]

describe('the steps of all ways', () => {
  const said = { titles: new Set<string>(), own: new Set<string>(), keep: new Set<string>() }
  for (const facts of [FACTS, new Map()]) {
    for (const route of ROUTES) {
      const { steps, order } = stepsAnswer(route, facts)
      for (const step of steps) {
        said.titles.add(step.title)
        said.keep.add(step.keep.text)
        for (const line of [...step.what, ...step.paid.lines, order])
          if (line.facts.length === 0) said.own.add(line.text)
      }
    }
  }
  const known = new Set<string>([...Object.values(en.homeSteps), ...Object.values(en.stepTexts)])

  test('have a translation for each title and for what to keep', () => {
    expect([...said.titles, ...said.keep].filter((text) => !known.has(text))).toEqual([])
  })

  test('have one for each sentence of ours that names no country', () => {
    const missing = [...said.own].filter((text) => !known.has(text))
    expect(missing.filter((text) => !NAMES.some((name) => text.includes(name)))).toEqual([])
  })

  test('have none for a sentence that no step says', () => {
    const all = new Set([...said.titles, ...said.keep, ...said.own])
    expect(Object.values(en.stepTexts).filter((text) => !all.has(text))).toEqual([])
  })

  test('have the words for who acts and how far it is, and for our office', () => {
    const { 'to come': _, ...states } = STEP_STATES
    const words = [...Object.values(ACTORS), ...Object.values(states), OUR_OFFICE]
    expect(Object.values(en.steps)).toEqual(expect.arrayContaining(words))
  })
})

test('a text without a translation is marked as English, and nothing is on an English page', () => {
  const hindi = textIn('hi', ['homeSteps', 'stepTexts'])
  expect(hindi('Visa')).toEqual({ children: 'वीज़ा' })
  expect(hindi('A law')).toEqual({ children: 'A law', lang: 'en' })
  expect(textIn('ur', ['homeSteps'])('A law')).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(textIn('en', ['homeSteps'])('Visa')).toEqual({ children: 'Visa' })
})
