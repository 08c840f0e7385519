import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { quotedPairs, TOOL_SCREENS } from '@/collections/Tools/toolWords'
import { otherLanguages } from '@/lib/shared/languages'
import en from '@/messages/en'
import { sayIn } from '@/messages/sayIn'
import { readTranslations, translationFiles } from '@/seed/translations'
import { FACTS } from '@/tests/support/content/toolLines'
import { saidTexts } from '@/tests/support/tools/saidTexts'

const SAID = saidTexts(FACTS)

/** Names of offices and of sums abroad, which are the same in every language. */
const isName = (text: string): boolean =>
  /^(?:[A-Z]{3} [\d,]+|[A-Z]{3,5}|[\w.-]+\.\w+|[A-Z][\w&,.'’ -]* App|eMigrate)$/.test(text)

/** All numbers of a text, in any order. */
const figuresIn = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(' ')

describe.each(otherLanguages)('in %s', async (language) => {
  const files = (await translationFiles()).filter((file) => file.startsWith(`${language}/facts`))
  const rows = (await Promise.all(files.map(readTranslations))).flat()
  const own = new Map(rows.map(({ english, text }) => [english, text]))
  const known = new Map(
    [...FACTS.values()].flatMap((fact) => quotedPairs(fact, (text) => own.get(text))),
  )
  const say = sayIn(language, TOOL_SCREENS, (english) => known.get(english))

  test('every text of every answer is said, and no figure of it is lost', () => {
    const missing = SAID.filter((text) => say(text).lang === 'en' && !isName(text))
    expect(missing).toEqual([])
    const other = SAID.filter((text) => figuresIn(say(text).children) !== figuresIn(text))
    expect(other).toEqual([])
  })
})

/** Made of two parts, and said when staff change a fee or delete an office. */
const MADE_OF_TWO = [
  '{sum}, to the training centre',
  ...['Only to the office', 'Only to the clinic', 'Only to the insurer'],
  'Labour office, {place}',
]

test('no text is translated that no tool has', async () => {
  const tools = ['charges', 'help', 'documents', 'steps', 'offer'].flatMap((tool) => [
    tool,
    `${tool}/shared`,
  ])
  const folders = [...tools, 'entry', 'shared', 'countries']
  const sources: string[] = []
  const asked = 'components/tools/shared'
  for (const folder of [asked, ...folders.map((name) => `collections/Tools/${name}`)]) {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
    for (const file of files) sources.push(await readFile(`${folder}/${file}`, 'utf8'))
  }
  const together = [...sources, ...SAID].join('\n')
  const isSaid = (text: string) => text.split(/\{\w+\}/).every((part) => together.includes(part))
  const screens = ['chargeTexts', 'helpTexts', 'routeTexts', 'documentTexts', 'offerTexts'] as const
  const texts = screens.flatMap((screen) => Object.values<string>(en[screen]))
  expect(texts.filter((text) => !isSaid(text) && !MADE_OF_TWO.includes(text))).toEqual([])
})

describe('a text with something in it', () => {
  const hindi = sayIn(
    'hi',
    TOOL_SCREENS,
    (text) => ({ 'one month’s basic pay': 'एक महीने का मूल वेतन' })[text],
  )

  test('has the translations of its parts, and sums and names as they are', () => {
    expect(hindi('Only ₹30,000').children).toContain('₹30,000')
    expect(hindi('Only one month’s basic pay').children).toContain('एक महीने का मूल वेतन')
    expect(hindi('Source: Emigration Act, 1983.').children).toContain('Emigration Act, 1983')
  })

  test('is read as the sentence whose parts are known', () => {
    expect(hindi('I was asked to pay for the permission to leave for work.').children).not.toMatch(
      /[a-z]/,
    )
    expect(
      hindi('Ask PBSK, the help line of India, 1800 11 3090, before you pay.').children,
    ).not.toMatch(/line/)
  })

  test('has its day in the language of the page', () => {
    expect(hindi('Your last day is 30 September 2026.').children).toMatch(/30 सितंबर 2026/)
    expect(hindi('Your last day is not set.').children).toContain('not set')
  })

  test('is English, and marked so, when only its commas and colons are known', () => {
    expect(hindi('Nobody: knows.')).toMatchObject({ children: 'Nobody: knows.', lang: 'en' })
  })

  test('is the same in English', () => {
    expect(sayIn('en', TOOL_SCREENS)('Only ₹30,000')).toEqual({ children: 'Only ₹30,000' })
  })
})
