import { Briefcase, Calendar, CalendarClock, GraduationCap, HandCoins, UsersRound } from 'lucide'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { closesSoon, freeText, jobPlace, vacanciesText } from '@/collections/Jobs/shared/texts'
import { Flag } from '@/components/ui/Flag'
import { Icon } from '@/components/ui/Icon'
import { postedAgo } from '@/lib/shared/format'
import styles from './JobCard.module.css'

/** The facts of a job's card, each with an icon. */
export const JobFacts = ({ job, now }: { job: JobJson; now: Date }) => {
  const free = freeText(job)
  const closes = closesSoon(job.closing_date, now)
  return (
    <ul className={styles.facts} data-static={`facts-${job.id}`}>
      <li className={styles.place}>
        <Flag iso2={job.iso2} />
        {jobPlace(job)}
      </li>
      <li>
        <Icon of={Briefcase} />
        <span className="sr-only">Experience: </span>
        {job.experience}
      </li>
      <li className={styles.education}>
        <Icon of={GraduationCap} />
        <span className="sr-only">Qualification: </span>
        {job.job_education}
      </li>
      <li>
        <Icon of={Calendar} />
        <span className="sr-only">Posted: </span>
        {postedAgo(job.update_at, now)}
      </li>
      {job.vacancies && (
        <li className={styles.vacancies}>
          <Icon of={UsersRound} />
          {vacanciesText(job.vacancies)}
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
