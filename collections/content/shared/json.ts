import type { Destination } from '@/collections/Countries/shared/destinations'
import type { JobIndustry } from '@/collections/Jobs/shared/industries'
import type { JobJson } from '@/collections/Jobs/shared/json'
import type {
  CalloutBlock,
  DownloadBlock,
  FactsTableBlock,
  JobsBlock,
  LinksBlock,
  NewsArticle,
  Page,
  QaBlock,
  StepsBlock,
  TextBlock,
} from '@/payload-types'
import type { ArticleGroup, ContentKind } from './slugs'

export type ContentBlock =
  | TextBlock
  | StepsBlock
  | FactsTableBlock
  | CalloutBlock
  | LinksBlock
  | JobsBlock
  | DownloadBlock
  | QaBlock

/** A page or article in a list. */
export type ContentEntry = {
  slug: string
  title: string
  lead: string
  description: string
  /** The title for search engines, where staff set one. */
  meta_title: string | null
  kind: ContentKind
  group: ArticleGroup | null
  country: Destination | null
  industries: JobIndustry[]
  /** ISO dates. */
  last_reviewed: string
  updatedAt: string
  canonical_slug: string | null
}

/** A complete page or article. */
export type Content = ContentEntry & { sources: string[]; layout: ContentBlock[] }

/** The open jobs of a page: the first few, their total number, and the address of the whole list. */
export type ContentJobs = { jobs: JobJson[]; total: number; heading: string; href: string }

type Row = Page | NewsArticle

/** A row of either collection as an entry of a list. */
export const contentEntry = (row: Row): ContentEntry => ({
  slug: row.slug,
  title: row.title,
  lead: row.lead,
  description: row.meta?.description || row.description,
  meta_title: row.meta?.title || null,
  kind: row.kind,
  group: ('group' in row && row.group) || null,
  country: row.country ?? null,
  industries: row.industries ?? [],
  last_reviewed: row.last_reviewed,
  updatedAt: row.updatedAt,
  canonical_slug: row.canonical_slug || null,
})

/** A draft may lack required fields: gaps become empty texts, so that the preview can show it. */
export const content = (row: Row): Content => ({
  ...contentEntry(row),
  title: row.title ?? '',
  lead: row.lead ?? '',
  last_reviewed: row.last_reviewed ?? row.updatedAt,
  sources: (row.sources ?? []).map(({ text }) => text),
  layout: (row.layout ?? []).map(withoutGaps),
})

/** A block that staff are still filling in, with empty texts and lists for missing values. */
const withoutGaps = (block: ContentBlock): ContentBlock => {
  switch (block.blockType) {
    case 'callout':
      return { ...block, title: block.title ?? '', text: block.text ?? '' }
    case 'steps':
      return {
        ...block,
        steps: (block.steps ?? []).map((step) => ({
          ...step,
          title: step.title ?? '',
          text: step.text ?? '',
        })),
      }
    case 'factsTable':
      return {
        ...block,
        head: block.head ?? [],
        rows: (block.rows ?? []).map((row) => ({ ...row, cells: row.cells ?? [] })),
      }
    case 'links':
      return { ...block, title: block.title ?? '', links: block.links ?? [] }
    case 'qa':
      return {
        ...block,
        items: (block.items ?? []).map((item) => ({
          ...item,
          question: item.question ?? '',
          answer: item.answer ?? '',
        })),
      }
    default:
      return block
  }
}
