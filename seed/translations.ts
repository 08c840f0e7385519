import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { textsOf } from '@/collections/content/mapTexts'
import { content } from '@/collections/content/shared/json'
import { digestOf } from '@/collections/Translations/digest'
import { translationProblem } from '@/collections/Translations/shared/translationProblem'
import { insertRows } from '@/lib/server/database/insertRows'
import { type OtherLanguage, otherLanguages } from '@/lib/shared/languages'
import type { Page } from '@/payload-types'
import { readSeedDocument } from './content'
import { SEED_FACTS } from './data/facts'
import { readFrontMatter } from './markdown/frontMatter'

const ENGLISH_DIR = path.join(process.cwd(), 'seed/content')
const FOLDER = path.join(process.cwd(), 'seed/translations')
const SEEDED_KEY = 'seeded-translations'
/**
 * Labels, values and sentences of facts. A file is seeded once: what comes later is in a file of its own,
 * so that sites which have the first get it too.
 */
const isFactsFile = (name: string): boolean => /^facts(?:-[a-z-]+)?\.json$/.test(name)

/** Longer than a name: a message to an office abroad, which stays in English. */
const LONG_CHARS = 60

export type SeedTranslation = {
  language: OtherLanguage
  page: string
  english: string
  text: string
}

/**
 * Creates the translations of the pages and facts of a new site. What staff changed stays, and what
 * they deleted does not come back.
 */
export const seedTranslations = async (payload: Payload): Promise<void> => {
  const seeded = new Set((await payload.kv.get<string[]>(SEEDED_KEY)) ?? [])
  const missing = (await translationFiles()).filter((file) => !seeded.has(file))
  for (const file of missing) {
    const rows = (await readTranslations(file)).map((row) => ({
      ...row,
      digest: digestOf(row.english),
      state: 'unreviewed' as const,
    }))
    await insertRows(payload, 'translations', 'digest', rows)
  }
  if (missing.length) await payload.kv.set(SEEDED_KEY, [...seeded, ...missing])
}

/** The files of translations, such as 'hi/wafid-medical-test.md'. */
export const translationFiles = async (): Promise<string[]> => {
  const found = await Promise.all(
    otherLanguages
      .filter((language) => existsSync(path.join(FOLDER, language)))
      .map(async (language) =>
        (await readdir(path.join(FOLDER, language))).sort().map((file) => `${language}/${file}`),
      ),
  )
  return found.flat()
}

/**
 * The texts of a file beside their English. Throws, with the name of the file, when it has another
 * structure than the English page, translates an older text of it, or has other figures or links.
 */
export const readTranslations = async (file: string): Promise<SeedTranslation[]> => {
  const [folder, name = ''] = file.split('/')
  const language = folder as OtherLanguage // translationFiles makes the names
  const source = await readFile(path.join(FOLDER, file), 'utf8')
  const pairs = isFactsFile(name) ? factPairs(source) : await pagePairs(source, name)
  const page = isFactsFile(name) ? 'facts' : name.replace(/\.md$/, '')
  const rows = new Map<string, SeedTranslation>()
  for (const [english, text] of pairs) {
    const problem = translationProblem(english, text)
    if (problem) throw new Error(`seed/translations/${file}: ${problem} ("${english}")`)
    // A name or a sum is the same in both; a long text that is the same was left in English.
    if (english !== text || text.length < LONG_CHARS)
      rows.set(english, { language, page, english, text })
  }
  return [...rows.values()]
}

type Pair = readonly [english: string, text: string]

/** Both pages have the same structure: the texts of one are those of the other, in their order. */
const pagePairs = async (source: string, name: string): Promise<Pair[]> => {
  const original = await readFile(path.join(ENGLISH_DIR, name), 'utf8')
  const { english } = readFrontMatter(source).matter
  if (english !== digestOf(original)) {
    throw new Error(
      `seed/translations: ${name} has changed. Change its translations too, then write english: ${digestOf(original)} there.`,
    )
  }
  const [texts, translations] = await Promise.all([original, source].map(textsOfSource))
  if (!texts || texts.length !== translations?.length) {
    throw new Error(`seed/translations: ${name} has another structure than the English page`)
  }
  return texts.map((text, index) => [text, translations[index] ?? ''])
}

const textsOfSource = async (source: string): Promise<string[]> => {
  const { data } = await readSeedDocument(source)
  const now = new Date().toISOString()
  return textsOf(content({ ...data, id: 0, createdAt: now, updatedAt: now } as Page)) // a page in its stored form
}

const factPairs = (source: string): Pair[] => {
  const translated: Record<string, Record<string, string>> = JSON.parse(source)
  const facts = new Map(SEED_FACTS.map((fact) => [fact.key, fact]))
  return Object.entries(translated).flatMap(([key, parts]) => {
    const fact = facts.get(key)
    if (!fact) throw new Error(`seed/translations: there is no fact ${key}`)
    const { label, value, sentence } = fact
    return Object.entries({ label, value, sentence }).flatMap(([part, english]) => {
      const text = parts[part]
      return text === undefined ? [] : [[english, text] as const]
    })
  })
}
