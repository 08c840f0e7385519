'use client'
import type { PlaceJson } from '@/collections/Interviews/shared/json'
import { ANSWERS, DOOR, KINDS, RESULTS } from '@/collections/Interviews/shared/keys'
import { PaneFacts } from '@/components/dashboard/pane/Pane'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { dayInShort } from '@/lib/shared/weekday'

/** The places of an applicant at interviews: when, and what came of it. Nothing without one. */
export const PaneInterviews = ({ places = [] }: { places?: PlaceJson[] }) =>
  places.length > 0 && (
    <PaneFacts
      facts={places.map((place) => [
        KINDS[place.kind],
        <span key={place.interview}>
          <PanelLink
            className="link"
            href={manageHref({ panel: 'interviews', open: String(place.interview) })}
          >
            {dayInShort(place.day)}, {place.time}
          </PanelLink>
          {`, number ${place.number}. ${stateOf(place)}.`}
        </span>,
      ])}
    />
  )

const stateOf = ({ called_off, answer, door, result }: PlaceJson): string => {
  if (called_off) return 'Called off'
  if (result) return `Result: ${RESULTS[result]}`
  return door ? DOOR[door] : ANSWERS[answer]
}
