import type { Payload } from 'payload'
import { POSITIONS } from './data/positions'
import { SEEDING } from './seed'

/** The positions of the registration form, in their order. */
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
