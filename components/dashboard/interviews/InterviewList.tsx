'use client'
import { CalendarPlus } from 'lucide'
import type { InterviewJson } from '@/collections/Interviews/shared/json'
import { loadRows } from '@/components/dashboard/calls/loadRows'
import { DataTable } from '@/components/dashboard/list/DataTable'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { Segment } from '@/components/dashboard/list/Segment'
import { useList } from '@/components/dashboard/list/useList'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { ButtonRoute } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { INTERVIEW_COLUMNS, interviewLinkId } from './columns'
import { unsentInterviews } from './pressStore'

const PANEL = 'interviews'

/** The days of interviews and trade tests: those to come, or those that are over. */
export const InterviewList = ({ address }: { address: Address }) => {
  const isPast = address.filters.when === 'past'
  const when = isPast ? 'past' : 'coming'
  const list = useList<InterviewJson>(address, 'interview_list', (query) => {
    query.set('when', when)
    return loadRows('interview_list', query)
  })
  return (
    <ListPanel
      title="Interviews"
      actions={<PlanLink />}
      noun={isPast ? 'past interviews' : 'interviews'}
      order={isPast ? 'latest first' : 'next first'}
      tools={
        <Segment
          label="When"
          choices={[
            { label: 'Coming', href: manageHref({ panel: PANEL }), isChosen: !isPast },
            {
              label: 'Past',
              href: manageHref({ panel: PANEL, filters: { when: 'past' } }),
              isChosen: isPast,
            },
          ]}
        />
      }
      bar={<Unsent />}
      list={list}
      none={['No interview is past.', 'A day appears here when it is over.']}
      yet="Plan a day with its place and its hours, and invite applicants to it."
      start={<PlanLink />}
    >
      <DataTable
        columns={INTERVIEW_COLUMNS}
        rows={list.rows}
        linkId={interviewLinkId}
        here={list.here}
        tools={{}}
      />
    </ListPanel>
  )
}

/** Presses at a door are sent while their day is open: it must be opened once more. */
const Unsent = () => {
  const [first] = unsentInterviews()
  if (first === undefined) return null
  return (
    <Notice kind="error">
      What was pressed at a door on this phone is not sent yet.{' '}
      <PanelLink className="link" href={manageHref({ panel: PANEL, open: String(first) })}>
        Open the day to send it
      </PanelLink>
    </Notice>
  )
}

const PlanLink = () => (
  <ButtonRoute
    href={manageHref({ panel: PANEL, filters: { view: 'plan' } })}
    prefetch={false}
    variant="brand"
    size="small"
  >
    <Icon of={CalendarPlus} />
    Plan a day
  </ButtonRoute>
)
