import type { Paper } from '@/collections/Tools/documents/shared/papers'
import { payerIn } from '@/components/tools/shared/PayerMark'
import type { Language } from '@/lib/shared/languages'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import type { Listed, ProgressWords } from './TickProgress'

/** What the progress says of a paper. */
export const listed = ({ key, title, paid }: Paper, { language, text }: PageWords): Listed => ({
  key,
  title: text(title).children,
  payer: wordsIn(language, 'documents')('payer', { payer: payerIn(language, paid.who) }),
})

/** The sentences of the progress; the browser puts what changes into their slots. */
export const progressWords = (count: number, language: Language): ProgressWords => {
  const t = wordsIn(language, 'documents')
  return {
    inAll: t('papersInAll', { count: '{count}' }),
    ready: t('papersReady', { count: '{count}', all: String(count) }),
    first: t('first', { title: '{title}' }),
    next: t('next', { title: '{title}' }),
    allReady: t('allReady'),
    clear: t('clear'),
  }
}
