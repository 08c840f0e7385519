import type { Payload } from 'payload'

/** The names of accounts by their ids; those that are gone are left out. */
export const accountNames = async (
  payload: Payload,
  ids: readonly (number | null | undefined)[],
): Promise<Map<number, string>> => {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map()
  const { docs } = await payload.find({
    ...({ collection: 'users', depth: 0, pagination: false } as const),
    where: { id: { in: wanted } },
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
