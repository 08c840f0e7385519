import { PAGE_KINDS } from '@/collections/content/shared/slugs'
import { contentCollection } from '../content/collection'

/**
 * Services, countries, industries and all other pages without a date (docs/product.md §2.1–2.3).
 */
export const Pages = contentCollection({ slug: 'pages' }, PAGE_KINDS)
