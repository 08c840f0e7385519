import type { Payload } from 'payload'
import { type MailContent, renderMail } from '@/collections/Mails/layout'
import { putInOutbox } from '@/collections/Mails/outbox'
import type { User } from '@/payload-types'

/**
 * Writes a mail to every admin but the one who acts. Each of them gets one for each key, however
 * often this is called. Rejects when it cannot be stored.
 */
export const tellOtherAdmins = async (
  payload: Payload,
  by: Pick<User, 'id'>,
  content: MailContent,
  { key, kind }: { key: string; kind: string },
): Promise<void> => {
  const { docs: others } = await payload.find({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: by.id } }] },
    select: { email: true },
    pagination: false,
  })
  if (others.length === 0) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const mail = { ...renderMail(content, facts), kind }
  await putInOutbox(
    payload,
    ...others.map((to) => ({ ...mail, key: `${key}:${to.id}`, to: to.email })),
  )
}
