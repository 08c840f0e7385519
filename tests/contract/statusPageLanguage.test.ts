import { beforeAll, describe, expect, test, vi } from 'vitest'
import hi from '@/messages/hi'
import { applyForm } from '@/tests/support/candidates/forms'
import { SOON } from '@/tests/support/candidates/mails'
import { formOf } from '@/tests/support/candidates/statusPage'
import { mark } from '@/tests/support/mark'
import { askAsWritten } from '@/tests/support/network/askAsWritten'
import { switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { hasDatabase } from '@/tests/support/site/database'
import { callsOf } from '@/tests/support/site/siteCalls'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** The own page of somebody who applied in Hindi. */

const site = siteForFile({ RATE_LIMIT_SCALE: '10000' })
const ask = (path: string, cookie = '') =>
  askAsWritten(site().baseUrl, path, cookie ? { Cookie: cookie } : {})

/** Sends an application; the path of the page that the answer links to. */
const ownPage = async (
  language: string,
  email = `${mark()}@candidate.example`,
): Promise<string> => {
  const consents = { whatsapp_consent: 'on', keep_consent: 'on' }
  const form = applyForm({ email, language, ...consents })
  const { status_url } = await callsOf(site()).post('job_applied', form)
  return String(status_url).replace(site().baseUrl, '')
}

const { family, homeSteps, statusAnswers, statusPage, steps, stepTexts } = hi

describe.skipIf(!hasDatabase())('the page of somebody who applied in Hindi', () => {
  beforeAll(() => switchOnLanguages(site(), 'hi'))

  test('is in Hindi, and as secret as in English', async () => {
    const path = await ownPage('hi')
    expect(path).toMatch(/^\/hi\/my-application\/AP-/)
    const { status, text, headers } = await ask(path)
    expect(status).toBe(200)
    for (const words of [
      statusPage.receivedText,
      statusPage.nowNew,
      statusPage.withdrawTitle,
      statusPage.keptUntilAsked,
      'हिन्दी',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/>(?:Your application|Do this now|Erase my data|Full name)</)
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
  })

  test('has the steps in Hindi, also what a law says, and marks the sources as English', async () => {
    const { text } = await ask(await ownPage('hi'))
    for (const words of [
      homeSteps.demand,
      homeSteps.arrivalText,
      stepTexts.keepDemand,
      stepTexts.noMoneyApplication,
      steps.whoActs,
      steps.theirs,
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/>(?:Demand letter|Who acts|Not for everybody\.|Our office)</)
    expect(text).not.toMatch(/<span lang="en">[A-Z][^<]+\.<\/span><sup/)
    expect(text).toMatch(/<ol lang="en">/)
  })

  test('links to a page for the family that is in Hindi too', async () => {
    const { text } = await ask(await ownPage('hi'))
    const [link = ''] = /\/hi\/family\/[^"<%]+/.exec(text) ?? []
    const page = await ask(link)
    expect(page.status).toBe(200)
    for (const words of [family.lead, family.hereNow, homeSteps.interview, steps.theirs])
      expect(page.text).toContain(words)
    const title = new RegExp(family.wayAt.replace('{count}', '12').replace('{number}', '\\d+'))
    expect(page.text).toMatch(title)
    expect(page.text).not.toMatch(/The way to|Here now|Demand letter/)
    const english = (await ask(link.replace('/hi/', '/'))).text
    expect(english).toMatch(/<h1[^>]*>The way to a job: step \d+ of 12</)
    expect(english).toContain('Here now')
    expect((await ask(`${link.slice(0, -1)}x`)).status).toBe(404)
  })

  test('asks before withdrawing, and answers, in Hindi', async () => {
    const path = await ownPage('hi')
    const question = (await ask(`${path}?ask=withdraw`)).text
    expect(question).toContain(statusPage.withdrawQuestion)
    expect(question).toContain(`href="${path}"`)
    const body = formOf({ token: path.split('/')[3] ?? '', action: 'withdraw', language: 'hi' })
    const answer = await fetch(`${site().baseUrl}/php/my_application.php`, {
      method: 'POST',
      body,
      headers: { Accept: 'text/html,*/*;q=0.8' },
      redirect: 'manual',
    })
    expect(answer.headers.get('location')).toBe(`${path}#form`)
    const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';')
    const after = (await ask(path, cookie)).text
    expect(after).toContain(statusAnswers.withdrawn)
    expect(after).toContain(statusPage.withdrawnText)
  })

  test('is linked from the mail that confirms the application, which is in Hindi', async () => {
    const email = `${mark()}@candidate.example`
    const path = await ownPage('hi', email)
    const [mail] = await vi.waitFor(async () => {
      const rows = await site().database.rows('select * from mails where "to" = ?', [email])
      expect(rows).toHaveLength(1)
      return rows
    }, SOON)
    expect(mail?.subject).toMatch(/^आवेदन AP-.* मिल गया$/)
    expect(mail?.text).toContain(`${site().baseUrl}${path}`)
  })

  test('shows the same in English at the English address', async () => {
    const path = await ownPage('hi')
    const { text } = await ask(path.replace('/hi/', '/'))
    expect(text).toContain('We have it. A counsellor will read your resume.')
  })

  test('does not lead from an application in English to a page in Hindi', async () => {
    expect(await ownPage('en')).toMatch(/^\/my-application\//)
    expect(await ownPage('ur')).toMatch(/^\/my-application\//)
  })

  test('is still there after Hindi was switched off, as its link is in a mail', async () => {
    const path = await ownPage('hi')
    await switchOnLanguages(site())
    expect((await ask(path)).status).toBe(200)
    expect((await ask(path.slice(0, -1))).status).toBe(404)
    expect((await ask('/hi/job-list')).status).toBe(404)
  })
})
