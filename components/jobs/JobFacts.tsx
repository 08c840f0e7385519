import { Briefcase, Calendar, GraduationCap } from 'lucide-react'
import type { JobWire } from '@/collections/Jobs/wire'
import { Flag } from '@/components/ui/Flag'
import { postedAgo } from '@/lib/shared/format'
import styles from './JobCard.module.css'

/** Place, experience, education and age of a job, each with its icon. */
export const JobFacts = ({ job, now }: { job: JobWire; now: Date }) => (
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
  </ul>
)

/** Spec §2: hiring location, then country name. */
export const place = (job: Pick<JobWire, 'location_hiring' | 'name'>): string =>
  [job.location_hiring, job.name].filter(Boolean).join(', ')
