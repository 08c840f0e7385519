import { Languages, PenLine } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'

type Props = {
  language: Language
  /** Whether the page is written in this language. */
  isTranslated: boolean
  /** Whether a native speaker has confirmed all of its text. */
  isReviewed: boolean
  /** The page in English. */
  english: string
}

/** Above a page in another language: that it is not translated, or that nobody has checked it yet. */
export const TranslationNote = ({ language, isTranslated, isReviewed, english }: Props) => {
  const t = wordsIn(language, 'languages')
  if (isTranslated) {
    return (
      <aside className="wrap translation-quiet" aria-label={t('title')} data-static="translation">
        <Icon of={PenLine} />
        <p>
          {!isReviewed && `${t('notReviewed')} `}
          {t.rich('englishApplies', {
            a: (text) => (
              <a className="link" href={english} hrefLang="en">
                {text}
              </a>
            ),
          })}
        </p>
      </aside>
    )
  }
  return (
    <aside className="wrap" aria-label={t('title')} data-static="translation">
      <div className="translation-note">
        <Icon of={Languages} />
        <p>
          <b>{t('notTranslated')}</b>
          <small>
            {t('menusTranslated')} {t('notReviewed')}
          </small>
        </p>
      </div>
    </aside>
  )
}
