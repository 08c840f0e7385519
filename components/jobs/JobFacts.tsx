import {
  Briefcase,
  Calendar,
  CalendarClock,
  GraduationCap,
  HandCoins,
  UsersRound,
} from 'lucide-react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { closesSoon, freeText, vacanciesText } from '@/collections/Jobs/shared/texts'
import { Flag } from '@/components/ui/Flag'
import { postedAgo } from '@/lib/shared/format'
import styles from './JobCard.module.css'

/** Place, experience, education and age of a job, each with its icon, and what few details matter most. */
export const JobFacts = ({ job, now }: { job: JobJson; now: Date }) => {
  const free = freeText(job)
  const closes = closesSoon(job.closing_date, now)
  return (
    <ul className={styles.facts}>
      <li className={styles.place}>
        <Flag iso2={job.iso2} />
        {place(job)}
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

/** Hiring location, then country name (docs/product.md §2.11). */
export const place = (job: Pick<JobJson, 'location_hiring' | 'name'>): string =>
  [job.location_hiring, job.name].filter(Boolean).join(', ')
