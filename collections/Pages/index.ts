import { contentCollection } from '../content/collection'
import { PAGE_KINDS } from '../content/schema'

/** Services, countries, industries and all other standing pages (spec §2). */
export const Pages = contentCollection({ slug: 'pages' }, PAGE_KINDS)
