'use client'
import { useSource } from './source'

/** The unseen field that says which link of ours brought the visitor; `given` is the address's own. */
export const SourceField = ({ given }: { given: string }) => (
  <input type="hidden" name="source" value={useSource(given)} />
)
