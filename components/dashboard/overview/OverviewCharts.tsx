'use client'
import type { NamedCount, OverviewJson, OwnOverviewJson } from '@/collections/Overview/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Flag } from '@/components/ui/Flag'
import { paths } from '@/lib/shared/paths'
import { BarTable } from './BarTable'
import { ChartFrame, NothingYet } from './ChartFrame'
import { DayChart } from './DayChart'
import { FunnelTable } from './FunnelTable'
import { OverviewAnswers } from './OverviewAnswers'
import { OverviewJobs } from './OverviewJobs'
import styles from './OverviewPanel.module.css'
import { OverviewReach } from './OverviewReach'
import { OverviewTimes } from './OverviewTimes'

/** The charts of the overview; one without data says what staff can do. */
export const OverviewCharts = ({ overview }: { overview: OwnOverviewJson }) => {
  const { days, applications, registrations, answers } = overview
  return (
    <div className={styles.charts}>
      <ChartFrame title="Applications per day" isWide>
        {applications.total > 0 ? (
          <DayChart noun="Applications" days={applications.per_day} kind="bars" />
        ) : (
          <NothingYet>
            Nobody has applied in these {days} days.{' '}
            <PanelLink className="link" href={manageHref({ filters: { status: 'Active' } })}>
              Look at the open jobs
            </PanelLink>
            , and share them where candidates read.
          </NothingYet>
        )}
      </ChartFrame>
      {applications.total > 0 && <ApplicationTables overview={overview} />}
      <ChartFrame title="Registrations per day" isWide>
        {registrations.total > 0 ? (
          <DayChart noun="Registrations" days={registrations.per_day} kind="line" />
        ) : (
          <NothingYet>
            Nobody has registered in these {days} days. Share the{' '}
            <a className="link" href={paths.registration} target="_blank" rel="noopener">
              registration form
            </a>{' '}
            on the channel.
          </NothingYet>
        )}
      </ChartFrame>
      <OverviewReach overview={overview} />
      <OverviewTimes overview={overview} />
      <OverviewAnswers rounds={answers.rounds} />
      <OverviewJobs overview={overview} />
    </div>
  )
}

const ApplicationTables = ({ overview: { applications } }: { overview: OverviewJson }) => {
  const { total, stages, per_job, per_country, per_day } = applications
  const from = per_day[0]?.day ?? ''
  const linked = (filter: 'job' | 'stage') => (row: NamedCount) => (
    <PanelLink
      className={styles.link}
      href={manageHref({ panel: 'candidates', filters: { [filter]: row.key, from } })}
    >
      {row.label}
    </PanelLink>
  )
  return (
    <>
      <ChartFrame
        title="From application to selection"
        note="Rejected and withdrawn ones count under New: they were received."
      >
        <FunnelTable stages={stages} label={linked('stage')} />
      </ChartFrame>
      <ChartFrame
        title="By job"
        note={per_job.length === MOST_JOBS ? 'The ten with the most.' : ''}
      >
        <BarTable
          head="Job"
          noun="Applications"
          rows={per_job}
          total={total}
          label={(row) => (row.key === '0' ? row.label : linked('job')(row))}
        />
      </ChartFrame>
      <ChartFrame title="By country of the job">
        <BarTable
          head="Country"
          noun="Applications"
          rows={per_country}
          total={total}
          label={({ key, label }) => (
            <span className={styles.country}>
              {key && <Flag iso2={key} />}
              {label}
            </span>
          )}
        />
      </ChartFrame>
    </>
  )
}

const MOST_JOBS = 10
