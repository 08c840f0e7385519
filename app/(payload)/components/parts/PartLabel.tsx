'use client'
import { useRowLabel } from '@payloadcms/ui'
import { partSummary } from './partSummary'

/** The head of a part, or of an entry of a list: its place, its kind, and its own words. */
export const PartLabel = ({ kind }: { kind?: string }) => {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const summary = partSummary(data)
  return (
    <span className="cms-part">
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      {kind && <b>{kind}</b>}
      {summary && <span className="cms-part__summary">{summary}</span>}
    </span>
  )
}
