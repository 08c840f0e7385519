import { Languages } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { LANGUAGES } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { LanguageChoice } from './LanguageNav'

type Props = LanguageChoice & {
  /** The name of this part of the page (docs/adr/0023). */
  mark?: string
}

/**
 * The other languages of the same page by their own names, under the search of the home page and in
 * the footer; nothing on a site in one language. Its styles are in languageStyles.ts.
 */
export const LanguageNames = ({ current, choices, mark }: Props) => {
  const others = choices.filter(({ language }) => language !== current)
  if (others.length === 0) return null
  return (
    <div className="languages-names no-print" data-static={mark}>
      <Icon of={Languages} />
      <ul aria-label={wordsIn(current, 'languages')('title')}>
        {others.map(({ language, href }) => (
          <li key={language}>
            <a
              lang={language}
              hrefLang={language}
              dir={LANGUAGES[language].dir}
              href={href}
              data-language={language}
            >
              {LANGUAGES[language].name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
