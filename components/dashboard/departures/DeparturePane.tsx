'use client'
import type { DepartureRowJson } from '@/collections/Deployments/shared/json'
import { DepartureParts } from '@/components/dashboard/pane/DepartureParts'
import { Pane } from '@/components/dashboard/pane/Pane'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'

type Props = {
  id: number
  /** Undefined until the list is loaded, or for somebody who is not on it. */
  person: DepartureRowJson | undefined
  onSaved: () => void
  onClose: () => void
}

/** One person on the way: the way alone. The application has everything else. */
export const DeparturePane = ({ id, person, onSaved, onClose }: Props) => (
  <Pane id={id} title={person?.name ?? 'Departure'} head={person?.reference} onClose={onClose}>
    {person && (
      <p className="meta" dir="auto">
        {person.job_title ?? person.position} ·{' '}
        <PanelLink
          className="link"
          href={manageHref({
            ...{ panel: 'candidates', filters: { q: person.reference }, open: String(id) },
          })}
        >
          Open the application
        </PanelLink>
      </p>
    )}
    <DepartureParts id={id} onSaved={onSaved} />
  </Pane>
)
