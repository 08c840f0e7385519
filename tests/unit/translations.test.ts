import { describe, expect, test } from 'vitest'
import { FOOTER_COLUMNS, HEADER_NAV, REGISTER_LINK } from '@/collections/Agency/shared/navigation'
import { STAGES } from '@/collections/Applications/shared/stages'
import { DESTINATIONS, SOURCE_COUNTRIES } from '@/collections/Countries/shared/destinations'
import { FACT_NAMES } from '@/collections/Jobs/shared/fieldOrder'
import { OPTIONAL_FIELDS } from '@/collections/Jobs/shared/fields'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import { CHARGE_LAW, CHARGES, ECR, PROVISIONS } from '@/collections/Jobs/shared/options'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import { TRADE_NAMES, TRADES } from '@/collections/Tools/documents/shared/trades'
import { homeSteps } from '@/collections/Tools/entry/homeSteps'
import { NO_RULE } from '@/collections/Tools/shared/facts'
import { PAYERS } from '@/collections/Tools/shared/payers'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { PLACE_OF_STAGE } from '@/collections/Tools/steps/shared/stages'
import { PAPERS } from '@/components/agency/papers/PaperPoints'
import { jobWords } from '@/components/jobs/shared/jobWords'
import { otherLanguages } from '@/lib/shared/languages'
import { MESSAGES } from '@/lib/shared/messages'
import { keysOf } from '@/lib/shared/objects'
import en from '@/messages/en'
import { TRANSLATIONS, translated, wordsIn } from '@/messages/wordsIn'
import { HOME_PAGE } from '@/seed/data/homePage'

/** The slots, tags and plural branches of a message, in any order. */
const slotsOf = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)(?=[,}])|<(\w+)>/g)]
    .map(([, slot, tag]) => slot ?? `<${tag}>`)
    .sort()

const figuresOf = (message: string): string[] =>
  [...message.replaceAll(/[{}]/g, ' ').matchAll(/\d+/g)].map(([figure]) => figure).sort()

describe.each(otherLanguages)('in %s', (language) => {
  const messages = TRANSLATIONS[language]
  // Object.entries loses the type of the keys.
  const screens = Object.entries(en) as [keyof typeof en, Record<string, string>][]

  test('every sentence of every screen is translated', () => {
    const missing = screens.flatMap(([screen, sentences]) => {
      const own: Record<string, string> = messages[screen]
      return Object.keys(sentences).filter((key) => !own[key]?.trim())
    })
    expect(missing).toEqual([])
  })

  test('a sentence has the slots, tags and figures of the English one', () => {
    for (const [screen, sentences] of screens) {
      const own: Record<string, string> = messages[screen]
      for (const [key, english] of Object.entries(sentences)) {
        const others = new Set(slotsOf(own[key] ?? ''))
        const wanted = new Set(slotsOf(english).filter((slot) => slot !== 'n' || others.has('n')))
        expect([...others].sort(), `${screen}.${key}`).toEqual([...wanted].sort())
        expect(figuresOf(own[key] ?? ''), `${screen}.${key}`).toEqual(figuresOf(english))
      }
    }
  })
})

const english = (screen: keyof typeof en) => Object.values<string>(en[screen])

test('the menu, the footer, countries and industries are said as their rules have them', () => {
  const inMenu = [
    REGISTER_LINK.label,
    ...HEADER_NAV.flatMap((entry) => [
      entry.label,
      ...('items' in entry ? entry.items.map(({ label }) => label) : []),
    ]),
    ...FOOTER_COLUMNS.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
  ]
  expect(inMenu.filter((label) => !english('navigation').includes(label))).toEqual([])
  expect(english('places')).toEqual([
    ...Object.values(DESTINATIONS),
    ...Object.values(SOURCE_COUNTRIES),
  ])
  expect(english('industries')).toEqual(Object.values(JOB_INDUSTRIES))
})

test('the facts of a job, trades and papers are said as their rules have them', () => {
  expect(english('jobFacts').sort()).toEqual(
    [
      ...FACT_NAMES.map((name) => OPTIONAL_FIELDS[name].fact),
      ...Object.values(PROVISIONS),
      ...Object.values(ECR),
      // An amount is shown as the office wrote it.
      CHARGES.none,
      CHARGE_LAW,
    ].sort(),
  )
  expect(english('trades')).toEqual(TRADE_NAMES.map((trade) => TRADES[trade].label))
  const papers = keysOf(DESTINATIONS).flatMap((destination) =>
    [...TRADE_NAMES, null].flatMap((trade) => {
      const route = { home: 'IN', passport: 'unsure', destination, trade } as const
      return documentsAnswer(route, new Map()).papers.map(({ title }) => title)
    }),
  )
  expect([...new Set(papers)].sort()).toEqual(english('papers').sort())
})

test('the texts of a new home page and its steps are said as they are there', () => {
  const { title, lead, blocks, services, tiles: _, clients: __, popup_on: ___, ...rest } = HOME_PAGE
  const texts = [
    ...Object.values(rest),
    title,
    lead,
    ...blocks.flatMap((block) => [block.title, block.text, block.link_label]),
    ...services.flatMap((service) => [service.title, service.text]),
  ]
  expect(english('homeTexts').sort()).toEqual([...new Set(texts)].sort())
  const steps = homeSteps(new Map())
  const inSteps = [
    ...steps.flatMap(({ title: step, text }) => [step, text]),
    ...steps.map(({ depends }) => depends),
    ...Object.values(PAYERS),
  ].filter((text) => text !== NO_RULE)
  expect(english('homeSteps').sort()).toEqual([...new Set(inSteps)].sort())
  expect(english('home')).toEqual(
    expect.arrayContaining(Object.values(TOOLS).map(({ name }) => name)),
  )
})

test('the points of a drawn paper are those of the drawing', () => {
  const points = Object.values(PAPERS).flatMap(({ title, points: listed }) => [
    title,
    ...listed.flat(),
  ])
  expect(english('paperPoints')).toEqual([...new Set(points)])
})

test('the calls of the status page and the mails say the sentences of lib/shared/messages', () => {
  expect(MESSAGES).toMatchObject(en.statusAnswers)
  expect(MESSAGES.noMoney).toBe(en.mails.noMoney)
})

test('the words of a status are those of the stages, and what to do now those of the steps', () => {
  const words = Object.values(STAGES).map(({ toCandidate }) => toCandidate)
  const now = Object.values(PLACE_OF_STAGE).map((place) => place.now)
  expect(english('statusPage')).toEqual(expect.arrayContaining([...words, ...now]))
})

test('the navigation between languages is written in all of them', () => {
  for (const language of otherLanguages) {
    const t = wordsIn(language, 'languages')
    for (const key of ['title', 'close', 'offer', 'read', 'notTranslated', 'notReviewed'] as const)
      expect(t(key), `${language} ${key}`).not.toBe(en.languages[key])
    expect(t.raw('englishApplies'), language).toMatch(/<a>.+<\/a>/)
  }
})

test('a sentence without a translation is said as it is', () => {
  expect(translated('hi', 'places', 'Elsewhere')).toBe('Elsewhere')
})

test('a job says in English what it said before, and the same in Hindi', () => {
  const job = { food: 'provided', accommodation: 'provided', transport: 'provided' } as const
  const now = new Date('2026-11-22T04:00:00Z')
  const said = (language: 'en' | 'hi') => {
    const { t, postedAgo, closesSoon, freeText } = jobWords(language)
    return [
      freeText(job),
      closesSoon('2026-11-25T12:00:00.000Z', now),
      postedAgo('2026-11-19T04:00:00Z', now),
      postedAgo('2026-10-01T04:00:00Z', now),
      postedAgo('2026-09-01T04:00:00Z', now),
      t('vacancies', { n: 1, count: '1' }),
      wordsIn(language, 'jobList')('jobs', { n: 1234, count: '1234' }),
    ]
  }
  expect(said('en')).toEqual([
    'Free food, room and transport',
    'Closes in 3 days',
    '3 days ago',
    '1 Oct 2026',
    '1 Sep 2026',
    '1 vacancy',
    '1234 jobs',
  ])
  expect(said('hi')).toEqual([
    expect.stringMatching(/^खाना, कमरा,? और आना-जाना मुफ़्त$/),
    '3 दिन बाद बंद',
    '3 दिन पहले',
    expect.stringMatching(/^1 अक्टू\S* 2026$/),
    expect.stringMatching(/^1 सित\S* 2026$/),
    '1 खाली पद',
    '1234 नौकरियाँ',
  ])
})
