import type { Payload } from 'payload'
import { HOME_PAGE } from './data/homePage'
import { SEEDING } from './seed'

/** Fills the home page when nobody has written it yet. */
export const seedHomePage = async (payload: Payload): Promise<void> => {
  const { title } = await payload.findGlobal({ slug: 'home-page' })
  if (!title) await payload.updateGlobal({ slug: 'home-page', data: HOME_PAGE, ...SEEDING })
}
