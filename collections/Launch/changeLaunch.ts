import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { removeSampleJobs } from '@/collections/Jobs/removeSampleJobs'
import { mailServer, NO_MAIL_SERVER } from '@/collections/Mails/mailServer'
import { sendTestMail } from '@/collections/Mails/testMail'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import type { User } from '@/payload-types'
import { aboutOf, checklist, findingOf, isOpen } from './checklist'
import { isSampleLogo } from './checks/site'
import type { Confirmations } from './shared/points'
import type { ConfirmAction, LaunchAction } from './shared/schema'

export const NOT_READY = 'The site is not ready to launch.'

/**
 * launch.php: confirms a point, removes the sample jobs or logos, sends a test mail, launches the site,
 * or takes it back to the preview. A launch is refused with the open points. All but the mail, which the outbox
 * shows, are in the audit trail.
 */
export const changeLaunch = (
  payload: Payload,
  user: User,
  change: LaunchAction,
): Promise<Answer> =>
  // A mail server can take long to answer, and the mail changes nothing that others change.
  change.action === 'test-mail'
    ? testMail(payload, user)
    : withLock('launch', () => act(payload, user, change))

const act = (
  payload: Payload,
  user: User,
  change: Exclude<LaunchAction, { action: 'test-mail' }>,
): Promise<Answer> => {
  switch (change.action) {
    case 'confirm':
      return confirmPoint(payload, user, change)
    case 'remove-samples':
      return removeSamples(payload, user)
    case 'remove-sample-logos':
      return removeSampleLogos(payload, user)
    case 'launch':
      return launch(payload, user)
    case 'preview':
      return backToPreview(payload, user)
  }
}

const testMail = async (payload: Payload, user: User): Promise<Answer> => {
  const server = await mailServer(payload)
  if (!server?.url) return refuse(NO_MAIL_SERVER)
  const problem = await sendTestMail(payload, user.email, server.url)
  if (problem) return refuse(problem)
  return succeed(
    { launch: await checklist(payload) },
    `The mail server took a mail to ${user.email}. Please see whether it arrived.`,
  )
}

const answer = async (payload: Payload): Promise<Answer> =>
  succeed({ launch: await checklist(payload) })

const confirmPoint = async (
  payload: Payload,
  user: User,
  { point, about, answer: chosen, note }: ConfirmAction,
): Promise<Answer> => {
  const found = await findingOf(payload, point)
  if (found?.state !== 'asks') return refuse('This point cannot be confirmed yet.')
  if (aboutOf(found) !== about) {
    return refuse('This has changed since you opened it. Please read it again.')
  }
  const { confirmed } = await payload.findGlobal({ slug: 'launch' })
  const given = { answer: chosen, note, by: user.name, at: new Date().toISOString(), about }
  const all: Confirmations = { ...(confirmed as Confirmations | null), [point]: given }
  await payload.updateGlobal({ slug: 'launch', data: { confirmed: all } })
  await record(payload, { by: user, action: 'settings', subject: 'launch', detail: point })
  return answer(payload)
}

const removeSamples = async (payload: Payload, user: User): Promise<Answer> => {
  const count = await removeSampleJobs(payload)
  await record(payload, {
    by: user,
    action: 'change',
    subject: 'jobs',
    count,
    detail: 'samples removed',
  })
  return answer(payload)
}

/** The home page's own hook writes the change down; the logos that staff put in stay. */
const removeSampleLogos = async (payload: Payload, user: User): Promise<Answer> => {
  const { clients } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const own = (clients ?? []).filter((client) => !isSampleLogo(client))
  await payload.updateGlobal({ slug: 'home-page', data: { clients: own }, user })
  return answer(payload)
}

const launch = async (payload: Payload, user: User): Promise<Answer> => {
  const list = await checklist(payload)
  if (list.points.some(isOpen)) {
    const refused = refuse(NOT_READY)
    return { ...refused, body: { ...refused.body, launch: list } }
  }
  await payload.updateGlobal({
    slug: 'launch',
    data: { launched_at: new Date().toISOString(), launched_by: user.name },
  })
  await record(payload, { by: user, action: 'launch', subject: 'launch' })
  return answer(payload)
}

const backToPreview = async (payload: Payload, user: User): Promise<Answer> => {
  await payload.updateGlobal({ slug: 'launch', data: { launched_at: null, launched_by: null } })
  await record(payload, { by: user, action: 'preview', subject: 'launch' })
  return answer(payload)
}
