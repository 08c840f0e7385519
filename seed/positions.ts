import type { Payload } from 'payload'
import { SEEDING } from './context'
import { POSITIONS } from './data/positions'

/** Creates the missing positions of the registration form, in their order. */
export const seedPositions = async (payload: Payload): Promise<void> => {
  const { docs } = await payload.find({ collection: 'positions', pagination: false })
  const known = new Set(docs.map(({ name }) => name))
  for (const [index, name] of POSITIONS.entries()) {
    if (known.has(name)) continue
    await payload.create({
      collection: 'positions',
      data: { name, sort_order: (index + 1) * 10 },
      ...SEEDING,
    })
  }
}
