import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { type Destination, isDestination } from '@/collections/Countries/shared/destinations'
import {
  ARTICLE_GROUPS,
  type ArticleGroup,
  CONTENT_COLLECTIONS,
  NEWS_KINDS,
  type NewsKind,
  PAGE_KINDS,
  type PageKind,
} from '@/collections/content/shared/slugs'
import { isJobIndustry } from '@/collections/Jobs/shared/industries'
import type { NewsArticle, Page } from '@/payload-types'
import { SEEDING } from './context'
import { markdownToBlocks } from './markdown/blocks'
import { type FrontMatter, readFrontMatter } from './markdown/frontMatter'

const CONTENT_DIR = path.join(process.cwd(), 'seed/content')
// Parsing and hooks run in parallel; the database writes one row after the other.
const AT_A_TIME = 8
const SEEDED_KEY = 'seeded-content'

type Shared = Pick<
  Page,
  | 'title'
  | 'slug'
  | 'lead'
  | 'description'
  | 'last_reviewed'
  | 'country'
  | 'industries'
  | 'sources'
  | 'canonical_slug'
  | 'layout'
  | '_status'
>

export type SeedDocument =
  | { collection: 'pages'; data: Shared & { kind: PageKind } }
  | { collection: 'news-articles'; data: Shared & { kind: NewsKind; group?: ArticleGroup } }

/**
 * Creates the missing pages and articles. What staff changed stays as it is, and a page that they
 * deleted or moved to another address does not come back.
 */
export const seedContent = async (payload: Payload): Promise<void> => {
  const seeded = (await payload.kv.get<string[]>(SEEDED_KEY)) ?? []
  const known = new Set([...(await knownSlugs(payload)), ...seeded])
  const missing = await readSeedDocuments(known)
  for (let from = 0; from < missing.length; from += AT_A_TIME) {
    await Promise.all(
      missing.slice(from, from + AT_A_TIME).map((document) => create(payload, document)),
    )
  }
  if (missing.length) {
    await payload.kv.set(SEEDED_KEY, [...seeded, ...missing.map(({ data }) => data.slug)])
  }
}

/**
 * The files of seed/content, parsed and checked, except those of known slugs: a file has the name of
 * its slug. Throws an error that names the file.
 */
export const readSeedDocuments = async (
  known: ReadonlySet<string> = new Set(),
): Promise<SeedDocument[]> => {
  const slugs = (await readdir(CONTENT_DIR))
    .flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -'.md'.length)] : []))
    .filter((slug) => !known.has(slug))
    .sort()
  return Promise.all(
    slugs.map(async (slug) => {
      const file = `${slug}.md`
      const source = await readFile(path.join(CONTENT_DIR, file), 'utf8')
      try {
        const document = await readSeedDocument(source)
        if (document.data.slug === slug) return document
        throw new Error(`The slug is not ${slug}`)
      } catch (error) {
        throw new Error(
          `seed/content/${file}: ${error instanceof Error ? error.message : 'unreadable'}`,
        )
      }
    }),
  )
}

/** Reads and checks one page. Throws when a fact or a block is not valid. */
export const readSeedDocument = async (source: string): Promise<SeedDocument> => {
  const { matter, body } = readFrontMatter(source)
  const shared: Shared = {
    title: word(matter, 'title'),
    slug: word(matter, 'slug'),
    lead: word(matter, 'lead'),
    description: word(matter, 'description'),
    last_reviewed: `${word(matter, 'last_reviewed')}T00:00:00.000Z`,
    country: destination(matter),
    industries: words(matter, 'industries').map((key) => {
      if (isJobIndustry(key)) return key
      throw new Error(`There is no industry "${key}"`)
    }),
    sources: words(matter, 'sources').map((text) => ({ text })),
    canonical_slug: matter.canonical_slug ? word(matter, 'canonical_slug') : undefined,
    _status: status(matter),
    layout: await markdownToBlocks(body),
  }
  const kind = word(matter, 'kind')
  if (isKey(PAGE_KINDS, kind)) return { collection: 'pages', data: { ...shared, kind } }
  if (!isKey(NEWS_KINDS, kind)) throw new Error(`There is no kind "${kind}"`)
  const group = matter.group ? word(matter, 'group') : undefined
  if (group !== undefined && !isKey(ARTICLE_GROUPS, group))
    throw new Error(`There is no group "${group}"`)
  return { collection: 'news-articles', data: { ...shared, kind, group } }
}

const create = async (payload: Payload, document: SeedDocument): Promise<Page | NewsArticle> => {
  const common = {
    draft: false,
    disableTransaction: true,
    context: { ...SEEDING.context, slugsAreFree: true },
  } as const
  return document.collection === 'pages'
    ? payload.create({
        ...common,
        collection: 'pages',
        data: document.data,
      })
    : payload.create({
        ...common,
        collection: 'news-articles',
        data: document.data,
      })
}

const knownSlugs = async (payload: Payload): Promise<Set<string>> => {
  const slugs = new Set<string>()
  for (const collection of CONTENT_COLLECTIONS) {
    const { docs } = await payload.find({ collection, pagination: false, select: { slug: true } })
    for (const { slug } of docs) slugs.add(slug)
  }
  return slugs
}

const word = (matter: FrontMatter, key: string): string => {
  const value = matter[key]
  if (typeof value === 'string' && value) return value
  throw new Error(`The front matter has no ${key}`)
}

const words = (matter: FrontMatter, key: string): string[] => {
  const value = matter[key] ?? []
  if (Array.isArray(value)) return value
  throw new Error(`${key} wants a list`)
}

const destination = (matter: FrontMatter): Destination | undefined => {
  if (matter.country === undefined) return undefined
  if (isDestination(matter.country)) return matter.country
  throw new Error(`There is no destination "${String(matter.country)}"`)
}

/** `status: draft` keeps a page from visitors until staff publish it. */
const status = (matter: FrontMatter): 'draft' | 'published' => {
  if (matter.status === undefined) return 'published'
  if (matter.status === 'draft') return 'draft'
  throw new Error(`There is no status "${String(matter.status)}"`)
}

const isKey = <T extends object>(labels: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(labels, key)
