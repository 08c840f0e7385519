import { Notes } from '@/components/forms/confirmation/Notes'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'

/** What happens next, beside the form. */
export const ApplyNotes = ({ language }: { language: Language }) => {
  const t = wordsIn(language, 'formPage')
  return (
    <Notes
      title={t('next')}
      items={[
        { key: 'reference', text: t('nextReference') },
        { key: 'read', text: t('nextRead') },
        { key: 'call', text: t('callIfItFits') },
      ]}
    />
  )
}
