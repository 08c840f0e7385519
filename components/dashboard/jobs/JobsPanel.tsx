'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { isJobStatus, type JobStatus } from '@/collections/Jobs/shared/schema'
import { DataTable } from '@/components/dashboard/list/DataTable'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { Segment } from '@/components/dashboard/list/Segment'
import { useList } from '@/components/dashboard/list/useList'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useOffice } from '@/components/dashboard/shell/OfficeContext'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { ButtonRoute } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { wholeNumber } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { JOB_COLUMNS, jobLinkId } from './columns'
import { loadJobs, withStatus } from './jobList'
import { RepostDialog } from './RepostDialog'
import { StatusDialog } from './StatusDialog'
import { VersionsDialog } from './VersionsDialog'

/**
 * The Manage Jobs panel: all jobs, newest first, each with edit and status (docs/product.md §2.16).
 */
export const JobsPanel = ({ address }: { address: Address }) => {
  const { replace } = useAddress()
  const { refresh } = useOffice()
  const list = useList(address, 'joblist', loadJobs)
  const { here, data } = list
  const { q = '' } = here.filters
  const status = isJobStatus(here.filters.status) ? here.filters.status : ''
  const [asked, setAsked] = useState<JobJson | null>(null)
  const [reposted, setReposted] = useState<JobJson | null>(null)
  const [result, setResult] = useState<{ kind: 'success' | 'error'; text: string } | null>(null)

  const flip = (job: JobJson, to: JobStatus) => {
    setResult({ kind: 'success', text: MESSAGES.statusSucceeded(to) })
    list.change((list) => withStatus(list, job.id, to))
  }

  // The copy is the newest job: the first row of the list without filters.
  const showReposted = () => {
    setResult({ kind: 'success', text: MESSAGES.jobReposted })
    replace({})
    list.reload()
    refresh()
  }

  return (
    <ListPanel
      title="Manage Jobs"
      actions={
        <ButtonRoute href={paths.addJob} variant="brand" size="small" prefetch={false}>
          <Plus aria-hidden />
          Add Job
        </ButtonRoute>
      }
      noun="jobs"
      search="Title, company, place"
      tools={
        <>
          <Segment
            label="Status"
            choices={(['All', 'Active', 'Inactive'] as const).map((label) => ({
              label,
              href: manageHref({ filters: { q, ...(label !== 'All' && { status: label }) } }),
              isChosen: (status || 'All') === label,
              count: data ? wholeNumber(data.counts[label]) : ' ',
            }))}
          />
          {result && <Notice kind={result.kind}>{result.text}</Notice>}
        </>
      }
      list={list}
      empty={<NoJobs isNarrowed={q !== '' || status !== ''} />}
      bar={
        <>
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
          <VersionsDialog job_id={address.open} onClose={() => replace(here)} />
        </>
      }
    >
      <DataTable
        columns={JOB_COLUMNS}
        rows={list.rows}
        linkId={jobLinkId}
        href={(id) => manageHref({ ...here, open: String(id) })}
        tools={{ onToggle: setAsked, onRepost: setReposted }}
      />
    </ListPanel>
  )
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
