'use client'
import { Plus } from 'lucide'
import { useState } from 'react'
import { isJobStatus } from '@/collections/Jobs/shared/schema'
import type { Result } from '@/components/dashboard/calls/useAction'
import { DataTable } from '@/components/dashboard/list/DataTable'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { Segment } from '@/components/dashboard/list/Segment'
import { useList } from '@/components/dashboard/list/useList'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { ButtonRoute } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { wholeNumber } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { JOB_COLUMNS, jobLinkId } from './columns'
import { JobQuestion } from './JobQuestion'
import { loadJobs, withStatus } from './jobList'
import { type Question, repostQuestion, statusQuestion } from './questions'
import { VersionsDialog } from './VersionsDialog'

/**
 * The Manage Jobs panel: all jobs, newest first, each with edit and status (docs/product.md §2.16).
 */
export const JobsPanel = ({ address }: { address: Address }) => {
  const { replace } = useAddress()
  const { refresh } = useDashboard()
  const list = useList(address, 'joblist', loadJobs)
  const { here, data } = list
  const { q = '' } = here.filters
  const status = isJobStatus(here.filters.status) ? here.filters.status : ''
  const [asked, setAsked] = useState<Question | null>(null)
  const [result, setResult] = useState<Result | null>(null)

  const show = ({ job, to, succeeded }: Question) => {
    setResult({ kind: 'success', text: succeeded })
    if (to) return list.change((list) => withStatus(list, job.id, to))
    // The copy is the newest job: the first row of the list without filters.
    replace({})
    list.reload()
    refresh()
  }

  return (
    <ListPanel
      title="Manage Jobs"
      actions={
        <ButtonRoute href={paths.addJob} variant="brand" size="small" prefetch={false}>
          <Icon of={Plus} />
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
      none={['No job fits.', 'Look for another word, or among all jobs.']}
      yet="The first one appears here, and on the site, as soon as it is posted."
      start={
        <ButtonRoute href={paths.addJob} variant="brand">
          Add Job
        </ButtonRoute>
      }
      bar={
        <>
          <JobQuestion
            question={asked}
            onClose={() => setAsked(null)}
            onDone={show}
            onFailed={({ failed }) => setResult({ kind: 'error', text: failed })}
          />
          <VersionsDialog job_id={address.open} onClose={() => replace(here)} />
        </>
      }
    >
      <DataTable
        columns={JOB_COLUMNS}
        rows={list.rows}
        linkId={jobLinkId}
        here={here}
        tools={{
          onToggle: (job) => setAsked(statusQuestion(job)),
          onRepost: (job) => setAsked(repostQuestion(job)),
        }}
      />
    </ListPanel>
  )
}
