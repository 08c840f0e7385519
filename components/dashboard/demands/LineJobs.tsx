import Link from 'next/link'
import type { DemandLineJson } from '@/collections/Demands/shared/json'
import { paths } from '@/lib/shared/paths'
import styles from './Demands.module.css'

/** The jobs of a trade, each with a link to its form. */
export const LineJobs = ({ jobs }: Pick<DemandLineJson, 'jobs'>) => (
  <span className={styles.jobs}>
    {jobs.map(({ id, job_title, active }) => (
      <Link key={id} className="link" href={paths.editJob(id)} prefetch={false}>
        {active ? job_title : `${job_title} (Inactive)`}
      </Link>
    ))}
  </span>
)
