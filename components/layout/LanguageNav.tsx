import { Check, ChevronDown, Languages, X } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { inLanguage, LANGUAGES, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'

export type LanguageChoice = {
  /** The language of the page. */
  current: Language
  /** The languages of the site with the address of this page in each. */
  choices: { language: Language; href: string }[]
}

/** The languages of a site with the address of the page at an English address in each. */
export const choicesOf = (address: string, on: readonly Language[]): LanguageChoice['choices'] =>
  on.map((language) => ({ language, href: inLanguage(address, language) }))

/** The classes of the header and of the bar over whose end the switch lies. */
export const room = { header: 'languages-around', bar: 'languages-room' }

/**
 * The switch to another language of the same page, in the licence bar: a list of links that opens
 * without scripts. lib/client/inline/languages.ts closes it and remembers the choice.
 */
export const LanguageNav = ({ current, choices }: LanguageChoice) => {
  const t = wordsIn(current, 'languages')
  const { name } = LANGUAGES[current]
  return (
    <details className="languages-switch" data-static="languages" data-languages data-plain>
      <summary aria-label={`${t('title')}: ${name}`}>
        <Icon of={Languages} />
        <span>{name}</span>
        <Icon of={ChevronDown} />
      </summary>
      <nav className="languages-list" aria-label={t('title')}>
        <div className="languages-head">
          <p>{t('title')}</p>
          <button type="button" aria-label={t('close')} data-closes-languages>
            <Icon of={X} />
          </button>
        </div>
        <ul>
          {choices.map(({ language, href }) => (
            <li key={language}>
              <a
                lang={language}
                hrefLang={language}
                dir={LANGUAGES[language].dir}
                href={href}
                aria-current={language === current ? 'true' : undefined}
                data-language={language}
              >
                {LANGUAGES[language].name}
                {language === current && <Icon of={Check} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
