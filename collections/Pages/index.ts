import { PAGE_KINDS } from '@/collections/content/shared/slugs'
import { contentCollection } from '../content/collection'

/** Services, countries, industries and all other standing pages (spec §2). */
export const Pages = contentCollection({ slug: 'pages' }, PAGE_KINDS)
