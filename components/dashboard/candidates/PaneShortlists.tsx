'use client'
import type { ProposedJson } from '@/collections/Shortlists/shared/json'
import { ANSWERS, REASONS } from '@/collections/Shortlists/shared/keys'
import { counted, officeDateTime } from '@/lib/shared/format'

/** To which companies an applicant was shown, and what came of it. Nothing without one. */
export const PaneShortlists = ({ lists = [] }: { lists?: ProposedJson[] }) =>
  lists.length > 0 && (
    <dl>
      {lists.map((list) => (
        <div key={list.shortlist}>
          <dt>Shown to</dt>
          <dd className="num">
            {list.company}: {ANSWERS[list.answer]}
            {list.reason && ` (${REASONS[list.reason].toLowerCase()})`}.{' '}
            {list.viewed_at
              ? `Opened ${counted(list.views, 'time')}, last on ${officeDateTime(list.viewed_at)}.`
              : 'Not opened yet.'}
            {list.has_ended && ' The link has ended.'}
          </dd>
        </div>
      ))}
    </dl>
  )
