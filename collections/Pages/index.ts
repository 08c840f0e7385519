import { PAGE_KINDS } from '@/collections/content/shared/slugs'
import { contentCollection } from '../content/collection'

/** Services, countries, industries and other pages that are not news (docs/product.md §2). */
export const Pages = contentCollection({ slug: 'pages' }, PAGE_KINDS)
