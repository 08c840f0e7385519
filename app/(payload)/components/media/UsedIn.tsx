import type { Payload, ServerProps } from 'payload'
import { cache } from 'react'
import { findUses, type Use } from '@/collections/Media/uses/findUses'

/** Once for all rows of a list. */
const usesOnce = cache((payload: Payload) => findUses(payload))

/** In a file's form: every place where it is used. */
export const UsedIn = async ({ data, payload }: ServerProps & { data?: { id?: unknown } }) => {
  const id = Number(data?.id)
  if (!id) return null
  const uses = (await usesOnce(payload)).get(id) ?? []
  return (
    <div className="field-type">
      <h3>Used in</h3>
      {uses.length === 0 ? (
        <p>Not used. It can be deleted.</p>
      ) : (
        <>
          <ul>
            {uses.map((use) => (
              <li key={`${use.href} ${use.place}`}>
                <Place use={use} />
              </li>
            ))}
          </ul>
          <p>
            To replace the file press × above and choose another one: it changes in all these places
            at once.
          </p>
        </>
      )}
    </div>
  )
}

/** In the list of files: the first place, and how many more. */
export const UsedInCell = async ({
  payload,
  rowData,
}: ServerProps & { rowData?: { id?: unknown } }) => {
  const [first, ...more] = (await usesOnce(payload)).get(Number(rowData?.id)) ?? []
  if (!first) return <span>Not used</span>
  return (
    <span>
      <a href={first.href}>{first.title}</a>
      {more.length > 0 && ` and ${more.length} more`}
    </span>
  )
}

const Place = ({ use: { href, isDraft, place, title } }: { use: Use }) => (
  <>
    <a href={href}>{title}</a>, {place}
    {isDraft && ', draft'}
  </>
)
