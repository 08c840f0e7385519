import type { ServerProps } from 'payload'
import { findUses } from '@/collections/Media/uses/findUses'
import { fileSize } from '@/lib/shared/format'

const LIST = '/admin/collections/media'

/** Above the list of files: how many there are, and the filters that staff need. */
export const MediaFilters = async ({ payload }: ServerProps) => {
  const { docs } = await payload.find({
    collection: 'media',
    pagination: false,
    select: { kind: true, filesize: true },
  })
  const uses = await findUses(payload)
  const unused = docs.filter(({ id }) => !uses.has(id)).map(({ id }) => id)
  const pictures = docs.filter(({ kind }) => kind === 'picture').length
  const bytes = docs.reduce((sum, { filesize }) => sum + (filesize ?? 0), 0)
  const filters: [label: string, count: number, query: string][] = [
    ['All', docs.length, ''],
    ['Pictures', pictures, '?where[kind][equals]=picture'],
    ['Documents', docs.length - pictures, '?where[kind][equals]=document'],
    ['Not used', unused.length, `?where[id][in]=${unused.join(',') || 0}`],
  ]
  return (
    <nav aria-label="Files" style={{ marginBottom: 'var(--base)' }}>
      <p>
        {docs.length} {docs.length === 1 ? 'file' : 'files'}, {fileSize(bytes)}
      </p>
      {filters.map(([label, count, query]) => (
        <a
          key={label}
          href={`${LIST}${query}`}
          className="btn btn--style-secondary btn--size-small"
          style={{ marginRight: 'calc(var(--base) / 2)' }}
        >
          {label} {count}
        </a>
      ))}
    </nav>
  )
}
