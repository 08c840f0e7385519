import { ButtonLink } from '@/components/ui/Button'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './JobClosed.module.css'

type Props = { job_title: string; language: Language }

/** Shown instead of the form for a closed job (docs/product.md §4.3, §10.2). */
export const JobClosed = ({ job_title, language }: Props) => {
  const t = wordsIn(language, 'formPage')
  return (
    <div className={`wrap ${styles.closed}`}>
      <h1 className="h1">{t('closedTitle')}</h1>
      <p>
        {t.rich('closed', {
          job: job_title,
          b: (text) => <b {...inEnglish(language)}>{text}</b>,
        })}
      </p>
      <p className={styles.actions}>
        <ButtonLink variant="brand" href={linkIn(paths.jobList, language)}>
          {t('browse')}
        </ButtonLink>
        <ButtonLink href={linkIn(paths.applyJob('general'), language)}>
          {t('postResume')}
        </ButtonLink>
      </p>
    </div>
  )
}
