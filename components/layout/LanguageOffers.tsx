import { X } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { LANGUAGES } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { LanguageChoice } from './LanguageNav'

/**
 * The page in the other languages in which it is written, each in its own words, hidden:
 * lib/client/inline/languages.ts shows the one that the browser asks for, as pages are cached for all.
 */
export const LanguageOffers = ({ choices }: Pick<LanguageChoice, 'choices'>) =>
  choices.map(({ language, href }) => {
    const t = wordsIn(language, 'languages')
    return (
      <aside
        key={language}
        aria-label={t('title')}
        className="offers-offer no-print"
        lang={language}
        dir={LANGUAGES[language].dir}
        hidden
        data-offer={language}
        data-plain
        data-static={`offer-${language}`}
      >
        <div className="wrap">
          <p>{t('offer')}</p>
          <a href={href} hrefLang={language} data-language={language}>
            {t('read')}
          </a>
          <button type="button" aria-label={t('close')} data-closes-offer>
            <Icon of={X} />
          </button>
        </div>
      </aside>
    )
  })
