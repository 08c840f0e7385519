import { ButtonLink } from '@/components/ui/Button'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './NoJobs.module.css'

type Props = { filtered: boolean; language: Language }

/** Shown in place of an empty list: what to do next. */
export const NoJobs = ({ filtered, language }: Props) => {
  const t = wordsIn(language, 'jobList')
  const to = (path: string) => linkIn(path, language)
  return (
    <div className={styles.empty}>
      <h2>{filtered ? t('noneFits') : t('none')}</h2>
      <ul>
        {filtered && <li>{t('tryOneWord')}</li>}
        {filtered && <li>{t('takeOneAway')}</li>}
        <li>{t('sendResume')}</li>
      </ul>
      <p className={styles.ways}>
        {filtered && <ButtonLink href={to(paths.jobList)}>{t('showAll')}</ButtonLink>}
        <ButtonLink href={to(paths.registration)}>{t('register')}</ButtonLink>
        <ButtonLink href={to(paths.applyJob('general'))}>{t('postResume')}</ButtonLink>
      </p>
    </div>
  )
}
