import { contactCard } from '@/collections/Agency/contactCard'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { env } from '@/lib/server/env'
import { phpRoute } from '@/lib/server/php'
import { answering } from '@/lib/server/responses'

/** The agency's contact card, to save its number with one tap (docs/product.md §11.4). */
export const contact_card = phpRoute({
  GET: (request) =>
    answering(
      request,
      async () =>
        new Response(contactCard(await siteFacts(), env.siteUrl), {
          headers: {
            'Content-Type': 'text/vcard; charset=utf-8',
            'Content-Disposition': 'attachment; filename="contact.vcf"',
            'Cache-Control': 'no-cache',
          },
        }),
    ),
})
