'use client'
import { MESSAGES } from '@/lib/shared/messages'
import { manageHref } from './address'
import { PanelHead } from './PanelHead'
import { PanelLink } from './PanelLink'

/** Instead of a panel that the account may not use, opened by its address. */
export const NotAllowed = ({ title }: { title: string }) => (
  <>
    <PanelHead title={title} />
    <div role="alert">
      <p>{MESSAGES.notAllowed}</p>
      <p>
        <PanelLink className="link" href={manageHref()}>
          Back to Manage Jobs
        </PanelLink>
      </p>
    </div>
  </>
)
