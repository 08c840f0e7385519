import type { LaunchPoint } from '../shared/points'

/** What a check found: `asks` means that a person has to confirm `shown`. */
export type Found =
  | { state: 'done' | 'todo'; text: string; href?: string }
  | { state: 'asks'; text: string; shown: string; href?: string }

/** Where facts of the agency are changed. */
export const FACTS = '/admin/globals/site-settings'

export const HOME = '/admin/globals/home-page'

export const done = (text: string, href?: string): Found => ({ state: 'done', text, href })

export const todo = (text: string, href?: string): Found => ({ state: 'todo', text, href })

export const asks = (shown: string, text: string, href?: string): Found => ({
  state: 'asks',
  // A sentence, since the text follows it.
  shown: shown.replace(/[^.?!]$/, '$&.'),
  text,
  href,
})

export type Answered = LaunchPoint['confirmed']
