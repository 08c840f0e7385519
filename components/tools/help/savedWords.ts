import { linkIn } from '@/lib/shared/alternates'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'

/** What SavedHere says, and the page that it keeps. */
export const savedWords = ({ language }: PageWords) => {
  const t = wordsIn(language, 'tools')
  return { path: linkIn(paths.getHelp, language), saved: t('saved'), offline: t('offline') }
}
