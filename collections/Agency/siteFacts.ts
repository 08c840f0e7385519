import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { ENGLISH, type Language, languages } from '@/lib/shared/languages'
import type { SiteFacts } from './shared/facts'
import { withoutPlaceholders } from './shared/placeholders'
import { siteMode } from './siteMode'

/**
 * The agency's facts, as staff set them in the CMS panel. A launched site has no placeholders among
 * them.
 */
export const siteFacts = cachedQuery(
  { name: 'site-facts', tags: [TAGS.settings] },
  async (payload): Promise<SiteFacts> => {
    const facts = await payload.findGlobal({ slug: 'site-settings' })
    const { retention_months } = await payload.findGlobal({ slug: 'privacy-settings' })
    const shown = (await siteMode()) === 'launched' ? withoutPlaceholders(facts) : facts
    return { ...shown, retention_months }
  },
)

/** Whether the public site exists in this language: staff switch on all but English. */
export const isLanguageOn = async (language: Language): Promise<boolean> =>
  language === ENGLISH || (await siteFacts()).site_languages?.includes(language) === true

/** The languages of the public site, English first. */
export const languagesOn = async (): Promise<Language[]> => {
  const { site_languages: on } = await siteFacts()
  return languages.filter((language) => language === ENGLISH || on?.includes(language))
}
