import type { HomePage, SiteSetting } from '@/payload-types'

/** The agency's facts as staff keep them in the CMS panel. */
export type SiteFacts = SiteSetting

/** The texts and figures of the home page as staff keep them in the CMS panel. */
export type HomePageContent = HomePage
