import { contactCard } from '@/collections/Agency/contactCard'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { env } from '@/lib/server/settings/env'

/** The agency's contact card, to save its number with one tap (docs/product.md §11.4). */
export const contact_card = phpRoute({
  GET: phpGet({
    access: 'anyone',
    run: async () =>
      new Response(contactCard(await siteFacts(), env.siteUrl), {
        headers: {
          'Content-Type': 'text/vcard; charset=utf-8',
          'Content-Disposition': 'attachment; filename="contact.vcf"',
          'Cache-Control': 'no-cache',
        },
      }),
  }),
})
