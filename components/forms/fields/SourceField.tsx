'use client'
import { useSource } from './source'

/** The hidden field with the source of the visit; `given` is the source named by the address. */
export const SourceField = ({ given }: { given: string }) => (
  <input type="hidden" name="source" value={useSource(given)} />
)
