import { saveSiteAddress } from '@/collections/SiteAddress/saveSiteAddress'
import { siteAddressCall } from '@/collections/SiteAddress/shared/address'
import { siteAddressJson } from '@/collections/SiteAddress/usedAddress'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET site_address.php: the public address of the site. POST proves another one and keeps it. */
export const site_address = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.site_address,
    run: async () => succeed({ site_address: siteAddressJson() }),
  }),
  POST: phpPost({
    access: CALL_ROLES.site_address,
    schema: siteAddressCall,
    run: ({ payload, user, values }) =>
      afterPassword(payload, user, () => saveSiteAddress(payload, user, values)),
  }),
})
