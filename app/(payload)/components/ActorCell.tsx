import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

/** Once for all rows of a list: only people with an account have a name here. */
const namesOnce = cache(async (payload: Payload): Promise<Map<number, string>> => {
  const { docs } = await payload.find({
    collection: 'users',
    pagination: false,
    depth: 0,
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
})

/** In the audit trail: the name of the account beside its number, which stays when names change. */
export const ActorCell = async ({ cellData, payload }: DefaultServerCellComponentProps) => {
  const actor = String(cellData)
  const name = (await namesOnce(payload)).get(Number(actor.split(' ')[1]))
  return <span>{name ? `${name} (${actor})` : actor}</span>
}
