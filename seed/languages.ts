import type { Payload } from 'payload'
import { SEEDING } from './context'

/**
 * Switches Hindi on, which most candidates read. Only on a new site, which has no home page yet: a later
 * version switches no language on by itself, nor one that an admin has switched off.
 */
export const seedLanguages = async (payload: Payload): Promise<void> => {
  const { title } = await payload.findGlobal({ slug: 'home-page' })
  if (title) return
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { site_languages: ['hi'] },
    ...SEEDING,
  })
}
