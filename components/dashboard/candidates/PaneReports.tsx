'use client'
import { ENQUIRY_KINDS } from '@/collections/Agency/shared/enquiryKinds'
import type { ReportJson } from '@/collections/Enquiries/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { longDate } from '@/lib/shared/format'

/** What an applicant reported from the status page. Nothing without a report. */
export const PaneReports = ({ reports = [] }: { reports?: ReportJson[] }) =>
  reports.length > 0 && (
    <dl>
      {reports.map(({ id, kind, created_at, handled }) => (
        <div key={id}>
          <dt>Reported on {longDate(created_at)}</dt>
          <dd>
            <PanelLink className="link" href={manageHref({ panel: 'enquiries', open: String(id) })}>
              {ENQUIRY_KINDS[kind].label}
            </PanelLink>
            {handled ? ', handled' : ', open'}
          </dd>
        </div>
      ))}
    </dl>
  )
