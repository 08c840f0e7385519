'use client'
import type { OverviewJson } from '@/collections/Overview/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { wholeNumber } from '@/lib/shared/format'
import { ChartFrame, NothingYet } from './ChartFrame'
import { FigureTable } from './FigureTable'

/** Views of the public pages. */
export const OverviewReach = ({ overview }: { overview: OverviewJson }) => {
  const { days, applications, reach } = overview
  const from = applications.per_day[0]?.day ?? ''
  return (
    <>
      <ChartFrame
        title="From a visit to an application"
        note="Counted by this site, without cookies or addresses of visitors. Programs and signed-in staff are left out."
        isWide
      >
        {reach.sources.length > 0 ? (
          <FigureTable
            head={['Came from', 'Pages opened', 'Forms opened', 'Applications']}
            rows={reach.sources.map(({ key, label, views, opened, sent }) => ({
              key,
              label:
                sent > 0 ? (
                  <PanelLink
                    className="link"
                    href={manageHref({ panel: 'candidates', filters: { source: key, from } })}
                  >
                    {label}
                  </PanelLink>
                ) : (
                  label
                ),
              cells: [few(views), few(opened), wholeNumber(sent)],
            }))}
          />
        ) : (
          <NothingYet>Nobody has opened a page in these {days} days.</NothingYet>
        )}
      </ChartFrame>
      {reach.pages.length > 0 && (
        <ChartFrame title="Pages opened most" note="Those that were opened five times or more.">
          <FigureTable
            head={['Page', 'Opened']}
            rows={reach.pages.map(({ key, label, views }) => ({
              key,
              label: <a href={label}>{label}</a>,
              cells: [few(views)],
            }))}
          />
        </ChartFrame>
      )}
      {reach.languages.length > 1 && (
        <ChartFrame title="Languages of the pages">
          <FigureTable
            head={['Language', 'Pages opened']}
            rows={reach.languages.map(({ key, label, views }) => ({
              key,
              label: <span lang={key}>{label}</span>,
              cells: [few(views)],
            }))}
          />
        </ChartFrame>
      )}
    </>
  )
}

/** A small number is not shown: it could be about one person. */
const few = (count: number | null): string => (count === null ? 'under 5' : wholeNumber(count))
