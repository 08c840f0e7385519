import { challenge, receive, WEBHOOK_MAX_BYTES } from '@/collections/WhatsApp/webhook/receive'
import { mustWait } from '@/lib/server/calls/admission'
import { readJsonBytes } from '@/lib/server/calls/body'
import type { CallRequest } from '@/lib/server/calls/callRequest'
import { clientAddress } from '@/lib/server/calls/clientAddress'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { answering, toJson } from '@/lib/server/calls/responses'
import { declared } from '@/lib/server/payload/audience'
import { payloadClient } from '@/lib/server/payload/payload'

/**
 * What WhatsApp's servers call. GET proves once that the address is ours. POST brings events, signed over
 * the bytes of the body, which is why it is not read like other bodies.
 */
export const whatsapp_webhook = phpRoute({
  GET: phpGet({
    access: 'anyone',
    run: async ({ payload, query }) => {
      const answer = await challenge(payload, query)
      if (typeof answer !== 'string') return answer
      const headers = {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
      }
      return new Response(answer, { headers })
    },
  }),
  POST: declared('anyone', (request: CallRequest) =>
    answering(request, async () => {
      const wait = await mustWait('whatsApp', clientAddress(request.headers))
      if (wait) return toJson(wait.answer, { 'Retry-After': String(wait.seconds) })
      const read = await readJsonBytes(request, WEBHOOK_MAX_BYTES)
      if (!read.ok) return toJson(read.answer)
      const signature = request.headers.get('x-hub-signature-256')
      return toJson(await receive(await payloadClient(), { bytes: read.value, signature }))
    }),
  ),
})
