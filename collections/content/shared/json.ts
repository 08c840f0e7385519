import type { Destination } from '@/collections/Countries/shared/destinations'
import type { FactJson } from '@/collections/Facts/shared/fact'
import type { JobIndustry } from '@/collections/Jobs/shared/industries'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { type MediaRef, type PictureJson, pictureOf } from '@/collections/Media/shared/media'
import type {
  CalloutBlock,
  DocumentsBlock,
  DownloadBlock,
  FactsBlock,
  FactsTableBlock,
  GalleryBlock,
  JobsBlock,
  LinksBlock,
  NewsArticle,
  Page,
  PaperBlock,
  PictureBlock,
  QaBlock,
  StepsBlock,
  TextBlock,
} from '@/payload-types'
import type { ArticleGroup, ContentKind } from './slugs'

/** What stayed in English on a page in another language, for want of a translation. */
export type InEnglish = { english?: true }

/** A block of facts, with the facts themselves once the page is loaded. */
export type ContentFacts = FactsBlock & { facts?: (FactJson & InEnglish)[] }

export type ContentBlock = InEnglish &
  (
    | TextBlock
    | PictureBlock
    | GalleryBlock
    | DocumentsBlock
    | StepsBlock
    | FactsTableBlock
    | ContentFacts
    | PaperBlock
    | CalloutBlock
    | LinksBlock
    | JobsBlock
    | DownloadBlock
    | QaBlock
  )

/** A page or article in a list. */
export type ContentEntry = InEnglish & {
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
  createdAt: string
  updatedAt: string
  canonical_slug: string | null
}

/** Where a page on law or fees asks its reader to confirm it; null when none of its facts names it. */
export type ContentConfirm = {
  office: { name: string; href: string | null } | 'of the country' | null
}

/** A complete page or article; `confirm` is null until it is loaded, and without law and fees. */
export type Content = ContentEntry & {
  sources: string[]
  layout: ContentBlock[]
  confirm: ContentConfirm | null
  header_picture: PictureJson | null
  /** Changes with its share picture; null for the drawn card. */
  share_version: string | null
}

/**
 * The open jobs of a page: of which country or industries, the first few, their total number, and the
 * address of the whole list.
 */
export type ContentJobs = {
  country: Destination | null
  industries: JobIndustry[]
  jobs: JobJson[]
  total: number
  href: string
}

type Row = Page | NewsArticle

/** A row of either collection as an entry of a list. */
export const contentEntry = (row: Row): ContentEntry => ({
  slug: row.slug,
  title: row.title,
  lead: row.lead,
  description: row.description,
  meta_title: row.meta_title || null,
  kind: row.kind,
  group: ('group' in row && row.group) || null,
  country: row.country ?? null,
  industries: row.industries ?? [],
  last_reviewed: row.last_reviewed,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  canonical_slug: row.canonical_slug || null,
})

const shareVersion = (media: MediaRef): string | null =>
  (typeof media === 'object' && media?.filename?.slice(0, 8)) || null

/** A draft may lack required fields: gaps become empty texts, so that the preview can show it. */
export const content = (row: Row): Content => ({
  ...contentEntry(row),
  title: row.title ?? '',
  lead: row.lead ?? '',
  last_reviewed: row.last_reviewed ?? row.updatedAt,
  sources: (row.sources ?? []).map(({ text }) => text),
  layout: (row.layout ?? []).map(withoutGaps),
  confirm: null,
  header_picture: pictureOf(row.header_picture),
  share_version: shareVersion(row.share_picture),
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
