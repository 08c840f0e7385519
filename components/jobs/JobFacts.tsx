import {
  Briefcase,
  Calendar,
  CalendarClock,
  GraduationCap,
  HandCoins,
  UsersRound,
} from 'lucide-react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { closesSoon, freeText, jobPlace, vacanciesText } from '@/collections/Jobs/shared/texts'
import { Flag } from '@/components/ui/Flag'
import { postedAgo } from '@/lib/shared/format'
import styles from './JobCard.module.css'

/** The facts of a job's card, each with an icon. */
export const JobFacts = ({ job, now }: { job: JobJson; now: Date }) => {
  const free = freeText(job)
  const closes = closesSoon(job.closing_date, now)
  return (
    <ul className={styles.facts}>
      <li className={styles.place}>
        <Flag iso2={job.iso2} />
        {jobPlace(job)}
      </li>
      <li>
        <Briefcase aria-hidden />
        <span className="sr-only">Experience: </span>
        {job.experience}
      </li>
      <li className={styles.education}>
        <GraduationCap aria-hidden />
        <span className="sr-only">Qualification: </span>
        {job.job_education}
      </li>
      <li>
        <Calendar aria-hidden />
        <span className="sr-only">Posted: </span>
        {postedAgo(job.update_at, now)}
      </li>
      {job.vacancies && (
        <li className={styles.vacancies}>
          <UsersRound aria-hidden />
          {vacanciesText(job.vacancies)}
        </li>
      )}
      {free && (
        <li>
          <HandCoins aria-hidden />
          {free}
        </li>
      )}
      {closes && (
        <li className={styles.closes}>
          <CalendarClock aria-hidden />
          {closes}
        </li>
      )}
    </ul>
  )
}
