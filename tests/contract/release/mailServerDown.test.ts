import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'

import { newEmail } from '@/tests/support/candidates/apply'
import {
  about,
  apply,
  expectNoneTwice,
  isBuilt,
  mailServer,
  mailSiteForFile,
  mailsAbout,
  mailsTo,
  only,
  query,
  site,
  triesOf,
  WITHIN,
} from '@/tests/support/network/mailSite'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'

mailSiteForFile()

describe.skipIf(!isBuilt)('the mail server that is down', () => {
  test('fails no application; the mails arrive once when it is back', async () => {
    await mailServer.stop()
    const email = newEmail()
    const reference = await apply({ email })
    await vi.waitFor(async () => expect(await triesOf(reference)).toBeGreaterThan(0), WITHIN)
    const log = () => readFileSync(site.logFile, 'utf8')
    await vi.waitFor(() => expect(log()).toContain('A mail could not be sent'), WITHIN)
    expect(log()).not.toContain(email)
    await mailServer.start()
    await mailsAbout(reference)
    only(mailsTo(email))
  }, 90_000)

  test('together with a killed process delays the mails, which arrive once after both are back', async () => {
    await mailServer.stop()
    const email = newEmail()
    const reference = await apply({ email })
    await site.kill()
    await mailServer.start()
    await site.restart()
    await mailsAbout(reference)
    only(mailsTo(email))
  }, 90_000)
})

describe.skipIf(!isBuilt)('a process that is killed', () => {
  test('while it sends a mail sends it again after the restart, with the same Message-ID', async () => {
    const hung = mailServer.hang()
    const email = newEmail()
    const reference = await apply({ email })
    await hung
    await site.kill()
    await mailServer.stop()
    expect(about(reference)).toEqual([])
    const sending = await query('select state from mails where key = ?', [`confirm:${reference}`])
    expect(sending).toMatchObject([{ state: 'sending' }])
    // Several sites may share a Postgres database, so running work counts as stuck only after ten minutes.
    if (isOnPostgres) {
      const longAgo = new Date(Date.now() - 11 * 60_000).toISOString()
      await query('update payload_jobs set updated_at = ? where processing', [longAgo])
      await query("update mails set updated_at = ? where state = 'sending'", [longAgo])
    }
    await mailServer.start()
    await site.restart()
    const mails = await mailsAbout(reference)
    expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(2)
    only(mailsTo(email))
  }, 90_000)

  test('between an application and its mails writes the mails after the restart', async () => {
    await mailServer.stop()
    const email = newEmail()
    const reference = await apply({ email })
    await site.kill()
    await query('delete from mails where key like ?', [`%:${reference}`])
    await query('delete from payload_jobs')
    await mailServer.start()
    await site.restart()
    await mailsAbout(reference)
    only(mailsTo(email))
  }, 90_000)

  test('between a mail and its task queues the mail after the restart', async () => {
    await mailServer.stop()
    const email = newEmail()
    const reference = await apply({ email })
    await vi.waitFor(async () => {
      expect(await query('select id from mails where key like ?', [`%:${reference}`])).toHaveLength(
        2,
      )
    }, WITHIN)
    await site.kill()
    await query('delete from payload_jobs')
    await mailServer.start()
    await site.restart()
    await mailsAbout(reference)
    only(mailsTo(email))
  }, 90_000)
})

test.skipIf(!isBuilt)('no mail of these tests was sent twice', expectNoneTwice)
