'use client'
import type { JobVersionJson } from '@/collections/Jobs/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { phpGet } from '@/lib/client/phpClient'
import { longDateTime } from '@/lib/shared/format'
import styles from './VersionsDialog.module.css'

type Props = {
  /** The job's id from the address; null closes the dialog. */
  job_id: string | null
  onClose: () => void
}

/** The versions of a job, newest first, each with its changes. */
export const VersionsDialog = ({ job_id, onClose }: Props) => (
  <Dialog open={job_id !== null} onClose={onClose} title="Earlier versions">
    {job_id !== null && <Versions key={job_id} job_id={job_id} />}
  </Dialog>
)

type History = { job_title: string; versions: JobVersionJson[]; total: number }

const Versions = ({ job_id }: { job_id: string }) => {
  const { data, hasFailed, reload } = useCall(['job_versions', job_id], () =>
    phpGet<History>('job_versions', new URLSearchParams({ job_id })),
  )
  if (hasFailed) {
    return (
      <div role="alert">
        <p className={styles.state}>The versions could not be loaded.</p>
        <Button onClick={reload}>Try again</Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div className={styles.waiting}>
        <LoadingOverlay />
      </div>
    )
  }
  if (!data.success) return <p>{data.message}</p>
  return (
    <>
      <p className={styles.job}>{data.job_title}</p>
      <ol className={styles.versions}>
        {data.versions.map((version) => (
          <li key={version.id}>
            <h3 className="num">
              <time dateTime={version.at}>{longDateTime(version.at)}</time>
            </h3>
            <Changes version={version} />
          </li>
        ))}
      </ol>
      {data.total > data.versions.length && (
        <p className={styles.state}>
          These are the newest {data.versions.length} of {data.total}. The content panel has all.
        </p>
      )}
    </>
  )
}

const Changes = ({ version: { changes, job_title } }: { version: JobVersionJson }) => {
  if (!changes) return <p className={styles.first}>Posted as “{job_title}”.</p>
  if (changes.length === 0) return <p className={styles.first}>Saved without a change.</p>
  return (
    <dl>
      {changes.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <span className="sr-only">Before: </span>
            {before ? <del>{before}</del> : <span className={styles.nothing}>nothing</span>}
          </dd>
          <dd>
            <span className="sr-only">After: </span>
            {after ? <ins>{after}</ins> : <span className={styles.nothing}>nothing</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
