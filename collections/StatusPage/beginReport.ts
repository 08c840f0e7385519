import type { Payload } from 'payload'
import { findByToken } from '@/collections/Submissions/statusLink'
import { beginForm } from '@/lib/server/calls/backToForm'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'

/**
 * From the status page to the report that only admins read. The form then knows who writes and names the
 * application. A link that opens none leads to the empty form: a report is never refused.
 */
export const beginReport = async (
  payload: Payload,
  token: string | null,
  language: Language,
): Promise<Response> => {
  const opened = await findByToken(payload, token)
  const form = linkIn(paths.beAware, language)
  if (opened?.kind !== 'applications') return beginForm(form, {})
  const { name, email, phone_e164, reference } = opened.row
  return beginForm(form, {
    ...{ name, email, reference, phone: phone_e164 ?? '' },
    application_token: token ?? '',
  })
}
