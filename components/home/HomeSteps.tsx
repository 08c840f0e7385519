import type { ReactNode } from 'react'
import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import type { HomeStep } from '@/collections/Tools/entry/shared/entry'
import { questionHref } from '@/collections/Tools/steps/shared/question'
import { Drawing } from '@/components/agency/Drawing'
import { PayerMark } from '@/components/tools/shared/PayerMark'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './HomeSteps.module.css'

type Props = {
  steps: HomeStep[]
  /** What the law of India says on the agent's fee. */
  limit: string[]
  language: Language
}

/** How it works, and who pays at each step: the list of My steps, for any country. */
export const HomeSteps = ({ steps, limit, language }: Props) => {
  const t = wordsIn(language, 'home')
  const said = (sentence: string) => translated(language, 'homeSteps', sentence)
  const ownSteps = linkIn(questionHref(EMPTY_ROUTE), language)
  const linkTo = (href: string) => (text: ReactNode) => (
    <a className="link" href={href}>
      {text}
    </a>
  )
  return (
    <>
      <PhoneFold title={t('allSteps', { count: String(steps.length) })}>
        <ol className={styles.steps}>
          {steps.map(({ key, title, text, who, depends }) => (
            <li key={key}>
              <h3>
                <Drawing of="steps" name={key} />
                {said(title)}
              </h3>
              {/* What a law says is a fact, and in English. */}
              <p {...(said(text) === text && inEnglish(language))}>{said(text)}</p>
              <div className={styles.cost}>
                {who ? (
                  <PayerMark who={who} language={language} />
                ) : (
                  <p>
                    {said(depends)} {linkTo(ownSteps)(t('chooseCountry'))}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </PhoneFold>
      <p className={styles.note}>
        {t.rich('stepsNote', {
          steps: linkTo(ownSteps),
          procedure: linkTo(linkIn(paths.recruitmentProcedure, language)),
        })}{' '}
        <span {...inEnglish(language)}>{limit.join(' ')}</span>
      </p>
    </>
  )
}
