import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import { settingChanged } from '@/collections/Warnings/settingChanged'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { env } from '@/lib/server/settings/env'
import type { User } from '@/payload-types'
import { addressProblem } from './proof'
import type { SiteAddressJson, siteAddressCall } from './shared/address'
import { siteAddressJson, storeSiteAddress } from './usedAddress'

const SET_ON_THE_SERVER =
  'The address of the site is set on the server (SITE_URL), which comes first.'

/**
 * site_address.php: asks an address for a proof that it leads to this site, and uses it from then on in
 * mails, links and for the CMS panel; or removes the one that was set here. The other admins are told:
 * links that open accounts and applications lead there.
 */
export const saveSiteAddress = async (
  payload: Payload,
  user: User,
  call: z.infer<typeof siteAddressCall>,
): Promise<Answer> => {
  if (env.givenSiteUrl) return refuse(SET_ON_THE_SERVER)
  if (call.action === 'remove') return change(payload, user, null)
  const url = new URL(call.url).origin
  const problem = await addressProblem(url)
  return problem ? refuse(problem) : change(payload, user, url)
}

const change = async (payload: Payload, user: User, url: string | null): Promise<Answer> => {
  const before = siteAddressJson()
  await storeSiteAddress(payload, url)
  const now = siteAddressJson()
  await settingChanged(payload, user, {
    ...{ subject: 'address-settings', what: 'site-address-changed' },
    ...{ before: nameOf(before), now: nameOf(now) },
  })
  return succeed(
    { site_address: now },
    url
      ? `${url} leads to this site. Mails and links name it from now on; the CMS panel is used there.`
      : `The address was removed. Mails and links name ${env.siteUrl} again.`,
  )
}

const nameOf = ({ url }: SiteAddressJson): string => url || 'none'
