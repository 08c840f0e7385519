import type { Payload } from 'payload'
import { SEEDING } from './context'
import { HOME_PAGE } from './data/homePage'

/** Fills the home page unless it has a title. */
export const seedHomePage = async (payload: Payload): Promise<void> => {
  const { title } = await payload.findGlobal({ slug: 'home-page' })
  if (!title) await payload.updateGlobal({ slug: 'home-page', data: HOME_PAGE, ...SEEDING })
}
