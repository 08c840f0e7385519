import type { Payload } from 'payload'
import { announceChange, onChange, TAGS } from '@/lib/server/cache/changes'
import { logError } from '@/lib/server/monitoring/logError'
import { forgetPanelConfigs } from '@/lib/server/payload/siteAddress'
import { inTurn } from '@/lib/server/process/inTurn'
import { env } from '@/lib/server/settings/env'
import { storedAddress } from '@/lib/server/settings/storedAddress'
import type { SiteAddressJson } from './shared/address'

/**
 * Reads the stored address now and after each change, also by another instance. Call it before the
 * first request.
 */
export const followSiteAddress = async (payload: Payload): Promise<void> => {
  onChange((tag) => {
    if (tag === TAGS.settings) {
      applyStoredAddress(payload).catch((error) => logError('site address', error))
    }
  })
  await readAddress(payload)
}

/**
 * Uses the stored address from now on. When it is a new one for this process, pages that were made
 * meanwhile with the former one are dropped too.
 */
const applyStoredAddress = async (payload: Payload): Promise<void> => {
  if (await readAddress(payload)) announceChange(TAGS.settings)
}

/** Whether the stored address is another one than this process has used so far. */
const readAddress = (payload: Payload): Promise<boolean> =>
  // In turn: an earlier reading must not end after a later one.
  inTurn('siteAddress', async () => {
    const { url } = await payload.findGlobal({ slug: 'address-settings' })
    if ((url ?? '') === storedAddress.url) return false
    storedAddress.url = url ?? ''
    forgetPanelConfigs()
    return true
  })

/** What site_address.php tells an admin. */
export const siteAddressJson = (): SiteAddressJson => {
  if (env.givenSiteUrl) return { from: 'server', url: env.givenSiteUrl }
  return { from: storedAddress.url ? 'office' : null, url: storedAddress.url }
}

/** Null: no address. It is used at once, here and at the other instances. */
export const storeSiteAddress = async (payload: Payload, url: string | null): Promise<void> => {
  await payload.updateGlobal({ slug: 'address-settings', data: { url } })
  await applyStoredAddress(payload)
}
