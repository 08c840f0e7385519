'use client'
import type { OverviewJson } from '@/collections/Overview/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { counted, wholeNumber } from '@/lib/shared/format'
import { ChartFrame } from './ChartFrame'
import { DayChart } from './DayChart'
import { FigureTable } from './FigureTable'

/** How long applications were at each stage, how long each step to the flight took, and departures. */
export const OverviewTimes = ({ overview }: { overview: OverviewJson }) => {
  const { days, stage_times, step_times, departures } = overview
  return (
    <>
      {stage_times.length > 0 && (
        <ChartFrame
          title="Days at each stage"
          note={`Applications that left the stage in these ${days} days. Half of them had left after so many days.`}
          isWide
        >
          <FigureTable
            head={['Stage', 'Left it', 'After', 'Rejected', 'Withdrew']}
            rows={stage_times.map(({ key, label, left, days: after, rejected, withdrawn }) => ({
              key,
              label,
              cells: [
                wholeNumber(left),
                daysOrFew(after),
                wholeNumber(rejected),
                wholeNumber(withdrawn),
              ],
            }))}
          />
        </ChartFrame>
      )}
      {step_times.length > 0 && (
        <ChartFrame
          title="Days of each step to the flight"
          note={`Steps that were done in these ${days} days, each since the step before it. Half of them took so many days at most.`}
        >
          <FigureTable
            head={['Step', 'People', 'Took']}
            rows={step_times.map(({ key, label, done, days: took }) => ({
              key,
              label: (
                <PanelLink
                  className="link"
                  href={manageHref({ panel: 'departures', filters: { step: key } })}
                >
                  {label}
                </PanelLink>
              ),
              cells: [wholeNumber(done), daysOrFew(took)],
            }))}
          />
        </ChartFrame>
      )}
      {departures.some(({ count }) => count > 0) && (
        <ChartFrame title="Departures per week" note="The last twelve weeks, from Monday.">
          <DayChart noun="Departures" days={departures} kind="bars" per="week" />
        </ChartFrame>
      )}
    </>
  )
}

/** Of fewer than five, half say nothing. */
const daysOrFew = (days: number | null): string =>
  days === null ? 'too few' : counted(days, 'day')
