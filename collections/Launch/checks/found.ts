import { inWords, isAtLeast, sentence, type Verdict } from '@/collections/Health/finding'

/** What a check found: `asks` means that a person has to confirm `shown`. */
export type Found =
  | { state: 'done' | 'todo'; text: string; href?: string }
  | { state: 'asks'; text: string; shown: string; href?: string }

/** Where facts of the agency are changed. */
export const FACTS = '/admin/globals/site-settings'

export const HOME = '/admin/globals/home-page'

export const done = (text: string, href?: string): Found => ({ state: 'done', text, href })

export const todo = (text: string, href?: string): Found => ({ state: 'todo', text, href })

/** What the site's health says; nobody can confirm it away. */
export const judged = (verdict: Verdict, href?: string): Found =>
  (verdict.severity === 'missing' || isAtLeast('error', verdict) ? todo : done)(
    inWords(verdict),
    verdict.link?.href ?? href,
  )

export const asks = (shown: string, text: string, href?: string): Found => ({
  state: 'asks',
  // The text follows it.
  shown: sentence(shown),
  text,
  href,
})
