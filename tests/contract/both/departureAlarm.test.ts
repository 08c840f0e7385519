import { describe, expect, test } from 'vitest'
import { departedPerson, departureOf, reply } from '@/tests/support/candidates/departedPeople'
import { expectNotAllowed, expectNotAuthenticated, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php, postJson } from '@/tests/support/network/http'
import { change, hasDatabase, query } from '@/tests/support/site/database'
import { runTask } from '@/tests/support/site/tasks'
import { adminToken, editorToken } from '@/tests/support/staff/session'

/** Who learns of a bad answer after a departure, and what becomes of it, over HTTP. */

const THANKS = 'Thank you. Our office has your answers.'

const alarmsOf = (id: number) =>
  query(
    "select text from mails where kind = 'notice' and application_id = ? and key like 'answer:%'",
    [id],
  )

const roundOf = async (id: number) => (await departureOf(id)).questions?.rounds[0]

describe('the office', () => {
  test.skipIf(!hasDatabase())(
    'is told of a bad answer once, without what was written',
    async () => {
      const { id, token } = await departedPerson()
      const note = mark()
      for (let time = 0; time < 3; time += 1) {
        expectSuccess(await reply(token, { again: 'yes', note }), THANKS)
      }
      const alarms = await alarmsOf(id)
      expect(alarms).toHaveLength(1)
      expect(alarms[0]?.text).toContain(token.slice(0, 13))
      expect(alarms[0]?.text).not.toContain(note)
    },
  )

  test('reads the answers, deals with a bad one and opens it again', async () => {
    const { id, token } = await departedPerson()
    await reply(token, { passport: 'against', note: 'In his safe', may_call: 'on' })
    const { changed_at } = await departureOf(id)
    expect(await roundOf(id)).toMatchObject({
      given: { passport: 'against', note: 'In his safe', may_call: true },
      ...{ bad: ['passport'], handled: null },
    })
    const list = await get(php('departure_list', '?group=answers'), await adminToken())
    expect(list.text).toContain(token.slice(0, 13))
    const deal = { id, changed_at, round: '30', dealt_with: true }
    const dealt = await postJson(php('departure_save'), deal, await adminToken())
    expectSuccess(dealt, 'Saved.')
    expect((await roundOf(id))?.handled).not.toBeNull()
    // What the first tab still shows is refused.
    const late = await postJson(php('departure_save'), deal, await adminToken())
    expect(late.body).toMatchObject({ success: false })
  })

  test('shows nothing to editors and to visitors', async () => {
    const { id, token } = await departedPerson()
    await reply(token, { pay: 'less' })
    const { token: editor } = await editorToken()
    expectNotAllowed(await get(php('departure', `?id=${id}`), editor))
    expectNotAuthenticated(await get(php('departure', `?id=${id}`)))
    expectNotAllowed(await get(php('departure_list', '?group=answers'), editor))
    expectNotAllowed(await get(php('overview'), editor))
    const deal = { id, changed_at: '', round: '30', dealt_with: true }
    expectNotAllowed(await postJson(php('departure_save'), deal, editor))
    expect((await get('/api/deployments', editor)).status).toBe(403)
  })

  test.skipIf(!hasDatabase())('asks by mail once, with the link of the status page', async () => {
    const { id, token } = await departedPerson()
    await runTask({ rows: change }, 'askDeparted')
    await runTask({ rows: change }, 'askDeparted')
    const mails = await query(
      `select text from mails where kind = 'question' and application_id = ?`,
      [id],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/my-application/${token}#form`)
    expect((await roundOf(id))?.asked_on).not.toBeNull()
  })
})
