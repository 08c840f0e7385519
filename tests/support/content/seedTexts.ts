import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fillFacts } from '@/collections/content/fillFacts'
import type { ContentBlock } from '@/collections/content/shared/json'
import type { Quotes } from '@/collections/Facts/facts'
import { contactLink } from '@/collections/Facts/shared/contactLink'
import { isFactCountry } from '@/collections/Facts/shared/fact'
import { contentsList } from '@/components/content/contentsList'
import type { SiteSetting } from '@/payload-types'
import type { SeedDocument } from '@/seed/content'
import { SEED_FACTS } from '@/seed/data/facts'
import { readFrontMatter } from '@/seed/markdown/frontMatter'

/** The seeded facts as pages quote them. */
export const SEED_QUOTES: Quotes = new Map(
  SEED_FACTS.map((fact) => [
    fact.key,
    {
      ...fact,
      href: contactLink(fact),
      country: isFactCountry(fact.country) ? fact.country : null,
    },
  ]),
)

/** An agency that has filled in what a text may name. */
export const SOME_AGENCY = {
  full_name: 'A B',
  name: 'A',
  licence_valid_until: '2027-04-04T00:00:00.000Z',
  phone: '+91 22 1234 5678',
  whatsapp: '+91 98200 12345',
  email: 'office@agency.test',
  map_url: 'https://maps.test/place/Office_(1)',
} as SiteSetting // the rest is optional for texts

/** A seeded page as a visitor gets it. */
export const filled = (document: SeedDocument): SeedDocument['data'] =>
  fillFacts(document.data, SOME_AGENCY, SEED_QUOTES)

/** The anchors of a page's main headings, and of its sources. */
export const anchorsOf = ({ layout, sources }: SeedDocument['data']): string[] => [
  ...contentsList((layout ?? []) as ContentBlock[]).map(({ id }) => id), // as seeded
  ...(sources?.length ? ['sources'] : []),
]

/** All words that a visitor reads on a page, without link targets. */
export const textOf = (part: unknown, key = ''): string => {
  if (typeof part === 'string') {
    return ['blockType', 'type', 'url', 'href', 'id', 'tag', 'kind'].includes(key)
      ? ''
      : part.replace(/\]\([^)]*\)/g, ' ').replace(/[*[\]]/g, '')
  }
  if (Array.isArray(part)) return part.map((inner) => textOf(inner)).join(' ')
  if (part === null || typeof part !== 'object') return ''
  return Object.entries(part)
    .filter(([name]) => !['mode', 'style', 'direction', 'listType', 'format'].includes(name))
    .map(([name, inner]) => textOf(inner, name))
    .join(' ')
}

export const wordsOf = ({ layout }: SeedDocument['data']): string[] =>
  textOf(layout)
    .toLowerCase()
    .match(/[\p{L}\p{N}'{}_-]+/gu) ?? []

/** All addresses that a page links to. */
export const linksOf = ({ layout }: SeedDocument['data']): string[] => {
  const json = JSON.stringify(layout)
  return [
    ...[...json.matchAll(/\]\(([^()\s]+)\)/g)].map(([, href]) => href ?? ''),
    ...[...json.matchAll(/"(?:url|href)":"([^"]+)"/g)].map(([, href]) => href ?? ''),
  ]
}

/** What people typed: the lead, the description and the text of each seed file, by its slug. */
export const typedTexts = async (): Promise<[slug: string, text: string][]> => {
  const folder = path.join(process.cwd(), 'seed/content')
  return Promise.all(
    (await readdir(folder)).sort().map(async (file): Promise<[string, string]> => {
      const { matter, body } = readFrontMatter(await readFile(path.join(folder, file), 'utf8'))
      return [path.basename(file, '.md'), [matter.description, matter.lead, body].join('\n\n')]
    }),
  )
}
