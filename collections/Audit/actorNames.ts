import type { Payload } from 'payload'

/** The accounts' names by the audit trail's `actor`, such as 'editor 2'. Deleted accounts have none. */
export const actorNames = async (
  payload: Payload,
  actors: string[],
): Promise<Map<string, string>> => {
  const ids = new Map(actors.map((actor) => [actor, Number(actor.split(' ')[1])]))
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [...new Set([...ids.values()].filter(Boolean))] } },
    pagination: false,
    depth: 0,
    select: { name: true },
  })
  return new Map(
    docs.flatMap(({ id, name }) =>
      [...ids].filter(([, of]) => of === id).map(([actor]): [string, string] => [actor, name]),
    ),
  )
}
