import type { Payload, Where } from 'payload'
import { record } from '@/collections/Audit/record'
import { recordList } from '@/collections/Audit/recordReads'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { NO_ROW } from '@/lib/server/database/rows'
import { parseId } from '@/lib/shared/ids'
import { MESSAGES } from '@/lib/shared/messages'
import { readPage } from '@/lib/shared/paginate'
import type { User } from '@/payload-types'
import { mayReadText } from './mayReadText'
import { mailJson } from './shared/json'
import { isMailGroup, isMailState, MAIL_GROUPS, WITHHELD } from './shared/states'

/**
 * mail_list.php: the outbox, newest first, of one `state` and one `group` or all; with `mail_id` that mail and its
 * text.
 */
export const listMails = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
): Promise<Answer> => {
  if (query.has('mail_id')) return openMail(payload, user, parseId(query.get('mail_id')))
  const page = readPage(query)
  const { docs, totalDocs } = await payload.find({
    collection: 'mails',
    where: { and: [whereState(query.get('state')), whereGroup(query.get('group'))] },
    sort: ['-createdAt', '-id'],
    select: { text: false, html: false },
    page: page?.number ?? 1,
    limit: page?.size ?? 100,
  })
  await recordList(payload, user, {
    subject: 'mails',
    count: docs.length,
    isWhole: false,
    filters: [],
  })
  return succeed({ mails: docs.map(mailJson), total: totalDocs })
}

const whereState = (state: string | null): Where => {
  if (!state) return {}
  return isMailState(state) ? { state: { equals: state } } : NO_ROW
}

const whereGroup = (group: string | null): Where => {
  if (!group) return {}
  if (!isMailGroup(group)) return NO_ROW
  const { kinds } = MAIL_GROUPS[group]
  return { kind: kinds ? { in: [...kinds] } : { not_in: NAMED_KINDS } }
}

const NAMED_KINDS = Object.values(MAIL_GROUPS).flatMap(({ kinds }) => kinds ?? [])

/**
 * Opening a mail is a view of a candidate's data, so it is recorded. Only the recipient sees the
 * text of an account mail.
 */
const openMail = async (payload: Payload, user: User, id: number | null): Promise<Answer> => {
  const mail = id && (await payload.findByID({ collection: 'mails', id, disableErrors: true }))
  if (!mail) return refuse(MESSAGES.mailGone)
  await record(payload, { by: user, action: 'view', subject: 'mails', subject_id: mail.id })
  const content = mayReadText(mail, user)
    ? { text: mail.text, html: mail.html }
    : { withheld: WITHHELD }
  return succeed({ mail: { ...mailJson(mail), ...content } })
}
