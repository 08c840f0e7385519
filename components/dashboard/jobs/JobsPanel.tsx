'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import type { JobStatus } from '@/collections/Jobs/shared/schema'
import { adminGet } from '@/components/dashboard/list/adminGet'
import { ListFrame } from '@/components/dashboard/list/ListFrame'
import { PanelHead, PanelTools } from '@/components/dashboard/list/PanelHead'
import { SearchBox } from '@/components/dashboard/list/SearchBox'
import { StatusSegment } from '@/components/dashboard/list/StatusSegment'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useOffice } from '@/components/dashboard/shell/OfficeContext'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { ButtonRoute } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { phpGet } from '@/lib/client/phpClient'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { JobRows } from './JobRows'
import { RepostDialog } from './RepostDialog'
import { StatusDialog } from './StatusDialog'
import { VersionsDialog } from './VersionsDialog'
import { withStatus } from './withStatus'

/**
 * The Manage Jobs panel: all jobs, newest first, each with edit and status (docs/product.md §2.16).
 */
export const JobsPanel = ({ address }: { address: Address }) => {
  const { page, q, status, open } = address
  const { replace } = useAddress()
  const { refresh } = useOffice()
  const loaded = useLoaded(manageHref({ page, q, status }), () => loadJobs(address))
  const [asked, setAsked] = useState<JobJson | null>(null)
  const [reposted, setReposted] = useState<JobJson | null>(null)
  const [result, setResult] = useState<{ kind: 'success' | 'error'; text: string } | null>(null)

  const flip = (job: JobJson, to: JobStatus) => {
    setResult({ kind: 'success', text: MESSAGES.statusSucceeded(to) })
    loaded.change((list) => withStatus(list, job.id, to))
  }

  // The copy is the newest job: first on the first page of all.
  const showReposted = () => {
    setResult({ kind: 'success', text: MESSAGES.jobReposted })
    replace({})
    loaded.reload()
    refresh()
  }

  return (
    <>
      <PanelHead title="Manage Jobs">
        <ButtonRoute href={paths.addJob} variant="brand" size="small" prefetch={false}>
          <Plus aria-hidden />
          Add Job
        </ButtonRoute>
      </PanelHead>
      <PanelTools>
        <SearchBox
          label="Title, company, place"
          value={q}
          onSearch={(q) => replace({ q, status })}
        />
        <StatusSegment q={q} chosen={status} counts={loaded.data?.counts} />
        {result && <Notice kind={result.kind}>{result.text}</Notice>}
      </PanelTools>
      <ListFrame
        noun="jobs"
        loaded={loaded}
        page={page}
        href={(page) => manageHref({ q, status, page })}
        onPastEnd={(page) => replace({ q, status, page })}
        empty={<NoJobs isNarrowed={q !== '' || status !== null} />}
      >
        {(jobs) => (
          <JobRows
            jobs={jobs}
            onToggle={setAsked}
            onRepost={setReposted}
            versionsHref={({ id }) => manageHref({ q, status, page, open: String(id) })}
          />
        )}
      </ListFrame>
      <StatusDialog
        job={asked}
        onClose={() => setAsked(null)}
        onChanged={flip}
        onFailed={() => setResult({ kind: 'error', text: MESSAGES.statusFailed })}
      />
      <RepostDialog
        job={reposted}
        onClose={() => setReposted(null)}
        onReposted={showReposted}
        onFailed={() => setResult({ kind: 'error', text: MESSAGES.jobRepostFailed })}
      />
      <VersionsDialog job_id={open} onClose={() => replace({ q, status, page })} />
    </>
  )
}

type Page = { jobs: JobJson[]; total: number }

const loadJobs = async ({ page, q, status }: Address) => {
  const query = (more: Record<string, string>) => new URLSearchParams({ ...(q && { q }), ...more })
  const [list, all, active] = await Promise.all([
    adminGet<Page>(
      'joblist',
      query({ page: String(page), limit: String(PAGE_SIZE), ...(status && { status }) }),
    ),
    phpGet<Page>('joblist', query({ limit: '1' })),
    phpGet<Page>('joblist', query({ limit: '1', status: 'Active' })),
  ])
  const counts = { All: all.total, Active: active.total, Inactive: all.total - active.total }
  return { jobs: list.jobs, total: list.total, counts }
}

const NoJobs = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <>
      <h2>No job fits.</h2>
      <p>Look for another word, or among all jobs.</p>
      <ButtonRoute href={paths.manageJobs}>Show all jobs</ButtonRoute>
    </>
  ) : (
    <>
      <h2>No jobs yet.</h2>
      <p>The first one appears here, and on the site, as soon as it is posted.</p>
      <ButtonRoute href={paths.addJob} variant="brand">
        Add Job
      </ButtonRoute>
    </>
  )
