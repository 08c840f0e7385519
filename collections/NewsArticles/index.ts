import { ARTICLE_GROUPS, NEWS_KINDS } from '@/collections/content/shared/slugs'
import { optionsOf } from '@/lib/shared/objects'
import { contentCollection } from '../content/collection'

/** Articles of interest and press releases (docs/product.md §2.4). */
export const NewsArticles = contentCollection(
  { slug: 'news-articles', labels: { singular: 'Article', plural: 'News and articles' } },
  NEWS_KINDS,
  [
    {
      name: 'group',
      type: 'select',
      options: optionsOf(ARTICLE_GROUPS),
      admin: {
        position: 'sidebar',
        condition: (data) => data.kind === 'article',
        description: 'The group of the list of articles.',
      },
    },
  ],
)
