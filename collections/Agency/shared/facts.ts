import type { HomePage, SiteSetting } from '@/payload-types'

/**
 * The agency's facts as staff keep them in the CMS panel, and for how many months entries are kept
 * when the retention rule is on.
 */
export type SiteFacts = SiteSetting & { retention_months?: number }

/** The texts and figures of the home page as staff keep them in the CMS panel. */
export type HomePageContent = HomePage
