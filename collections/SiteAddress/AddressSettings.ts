import type { GlobalConfig } from 'payload'

/**
 * The public address of the site as an admin has set it in the office. Changed by site_address.php only,
 * which proves first that it leads here, and records it; SITE_URL comes before it (usedAddress.ts).
 */
export const AddressSettings: GlobalConfig = {
  slug: 'address-settings',
  admin: { hidden: true },
  fields: [{ name: 'url', type: 'text', maxLength: 300 }],
}
