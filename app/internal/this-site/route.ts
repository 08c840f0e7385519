import { isChallenge, proofOf } from '@/collections/SiteAddress/proof'
import { mustWait } from '@/lib/server/calls/admission'
import { fail } from '@/lib/server/calls/answers'
import { clientAddress } from '@/lib/server/calls/clientAddress'
import { answering, toJson } from '@/lib/server/calls/responses'

/**
 * Answers a random challenge with the proof that an address leads to this site, for which the site asks
 * before an admin may set the address. It tells nothing else.
 */
export const GET = (request: Request): Promise<Response> =>
  answering(request, async () => {
    const wait = await mustWait('siteProof', clientAddress(request.headers))
    if (wait) return toJson(wait.answer, { 'Retry-After': String(wait.seconds) })
    const challenge = new URL(request.url).searchParams.get('challenge')
    if (!isChallenge(challenge)) return toJson(fail.fileUnknown())
    return new Response(proofOf(challenge), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  })
