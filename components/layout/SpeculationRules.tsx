import { inLanguage, type Language } from '@/lib/shared/languages'

/**
 * Lets the browser fetch a page of ours when somebody is about to open it: a finger or the mouse is on
 * its link. Browsers leave it out where the line is metered. Only pages that are the same for everybody
 * and have no query, so that a guess changes nothing and fills no cache.
 */
const rules = (language: Language) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: PAGES.map((page) => inLanguage(page, language)) },
          { not: { href_matches: ['/*\\?(.+)', '/login', '/managejobs', '/addjob', '/admin'] } },
          { not: { selector_matches: '[rel~="nofollow"], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

const PAGES = ['/', '/:page', '/job-details/:id', '/apply-job/:id']

export const SpeculationRules = ({ language }: { language: Language }) => (
  // Marked, so that React's data does not have it a second time.
  <div hidden data-static="speculation-rules">
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules(language)) }}
    />
  </div>
)
