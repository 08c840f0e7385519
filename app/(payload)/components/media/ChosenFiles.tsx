'use client'
import { useDocumentEvents, useField } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'

/** The own names of the chosen files: Payload shows the random names under which they are stored. */
export const ChosenFiles = ({ path }: UploadFieldClientProps) => {
  const { value } = useField({ path })
  const { mostRecentUpdate } = useDocumentEvents()
  const [names, setNames] = useState<string[]>([])
  const ids = [value].flat().filter((id) => typeof id === 'number')
  const asked = ids.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed file may have another name
  useEffect(() => {
    const stop = new AbortController()
    if (asked === '') setNames([])
    else namesOf(asked.split(',').map(Number), stop.signal).then(setNames, () => {})
    return () => stop.abort()
  }, [asked, mostRecentUpdate])
  if (names.length === 0) return null
  return <p className="field-description">{names.join(', ')}</p>
}

/** In the order of `ids`. */
const namesOf = async (ids: number[], signal: AbortSignal): Promise<string[]> => {
  const query = `where[id][in]=${ids.join(',')}&select[original_name]=true&depth=0&limit=50`
  const response = await fetch(`/api/media?${query}`, { credentials: 'same-origin', signal })
  const { docs = [] }: { docs?: { id: number; original_name?: string }[] } = await response.json()
  const names = new Map(docs.map(({ id, original_name }) => [id, original_name ?? '']))
  return ids.flatMap((id) => names.get(id) || [])
}
