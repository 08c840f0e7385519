import { contentCollection } from '../content/collection'
import { PAGE_KINDS } from '../content/schema'

/**
 * Services, countries, industries and all other pages without a date (docs/product.md §2.1–2.3).
 */
export const Pages = contentCollection({ slug: 'pages' }, PAGE_KINDS)
