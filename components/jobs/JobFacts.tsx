import { Briefcase, Calendar, CalendarClock, GraduationCap, HandCoins, UsersRound } from 'lucide'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { Flag } from '@/components/ui/Flag'
import { Icon } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import styles from './JobCard.module.css'
import { AsWritten } from './shared/AsWritten'
import { JobPlace } from './shared/JobPlace'
import { jobWords } from './shared/jobWords'

type Props = { job: JobJson; now: Date; language: Language }

/** The facts of a job's card, each with an icon. */
export const JobFacts = ({ job, now, language }: Props) => {
  const { t, ...words } = jobWords(language)
  const free = words.freeText(job)
  const closes = words.closesSoon(job.closing_date, now)
  return (
    <ul className={styles.facts} data-static={`facts-${job.id}`}>
      <li className={styles.place}>
        <Flag iso2={job.iso2} />
        <JobPlace job={job} language={language} />
      </li>
      <li>
        <Icon of={Briefcase} />
        <span className="sr-only">{t('experience')}</span>
        <AsWritten language={language}>{job.experience}</AsWritten>
      </li>
      <li className={styles.education}>
        <Icon of={GraduationCap} />
        <span className="sr-only">{t('qualification')}</span>
        <AsWritten language={language}>{job.job_education}</AsWritten>
      </li>
      <li>
        <Icon of={Calendar} />
        <span className="sr-only">{t('posted')}</span>
        {words.postedAgo(job.update_at, now)}
      </li>
      {job.vacancies && (
        <li className={styles.vacancies}>
          <Icon of={UsersRound} />
          {words.vacancies(job.vacancies)}
        </li>
      )}
      {free && (
        <li>
          <Icon of={HandCoins} />
          {free}
        </li>
      )}
      {closes && (
        <li className={styles.closes}>
          <Icon of={CalendarClock} />
          {closes}
        </li>
      )}
    </ul>
  )
}
