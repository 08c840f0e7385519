import { badAnswers, type Given, type Question } from '@/collections/Deployments/shared/questions'
import { helpHref, type Origin, type Place } from '@/collections/Tools/help/shared/question'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Questions.module.css'

/** Where the person is, and whose passport it is, for the page of help. */
export type HelpRoute = { destination: Place | null; home: Origin | null }

type Props = { answer: Given; route: HelpRoute; language: Language }

/** What somebody can do about each bad answer: pages of this site, and never what others would do. */
export const WhatNow = ({ answer, route, language }: Props) => {
  const t = wordsIn(language, 'questions')
  const bad = badAnswers(answer)
  if (bad.length === 0) return <p>{t('good')}</p>
  return (
    <>
      <p className={styles.told}>{t('told')}</p>
      <h3>{t('whatNow')}</h3>
      <ul className={styles.todo}>
        {bad.map((question) => (
          <li key={question}>
            <b>{t(`${question}_todo`)}</b>
            <p>{t(`${question}_todoText`)}</p>
            <a className="link" href={hrefOf(question, route, language)} rel="nofollow">
              {t(`${question}_todoLink`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const hrefOf = (
  question: Question,
  { destination, home }: HelpRoute,
  language: Language,
): string => {
  if (question === 'again') return `${linkIn(paths.beAware, language)}#form`
  const what = question === 'pay' ? 'unpaid' : 'passport'
  return linkIn(helpHref({ in: destination, from: home, what, ended: null }), language)
}
