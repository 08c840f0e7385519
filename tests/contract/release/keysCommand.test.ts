import { describe, expect, test } from 'vitest'
import { newMobile } from '@/tests/support/candidates/mobile'
import { hasDatabase } from '@/tests/support/site/database'
import { keysCommand } from '@/tests/support/site/keysCommand'
import { callsOf } from '@/tests/support/site/siteCalls'
import { siteForFile } from '@/tests/support/site/siteForFile'
import {
  apply,
  exported,
  newSecret,
  SETTINGS,
  statusOf,
  stopAndApplyAgain,
} from '@/tests/support/staff/optOuts'

const site = siteForFile({ ...SETTINGS, PAYLOAD_SECRET: newSecret() })

describe.skipIf(!hasDatabase())('npm run keys', { timeout: 180_000 }, () => {
  const NOT_FOUND = 404

  const idsOf = async (purpose: string) => {
    const keys = await callsOf(site()).query(
      'select key_id from keyring where purpose = ? order by number desc',
      [purpose],
    )
    return keys.map(({ key_id }) => String(key_id))
  }

  /** The lines that the command lists for these keys. */
  const linesOf = async (...ids: (string | undefined)[]) => {
    const lines = (await keysCommand(site())).out.split('\n')
    return ids.map((id) => lines.find((line) => line.includes(String(id))))
  }

  test('rotates the link key: the running site signs with the new key and accepts old links', async () => {
    const before = await apply(site(), newMobile())
    const rotated = await keysCommand(site(), 'rotate', 'candidate-link')
    const [current, older] = await idsOf('candidate-link')
    expect(rotated).toMatchObject({ code: 0, out: expect.stringContaining(String(current)) })
    expect(before.split('.')[1]).toBe(older)
    const after = await apply(site(), newMobile())
    expect(after.split('.')[1]).toBe(current)
    for (const token of [before, after]) expect(await statusOf(site(), token)).toBe(200)
    const [newLine, oldLine] = await linesOf(current, older)
    expect(newLine).toMatch(/candidate-link +\w+ +current .* 1 link$/)
    expect(oldLine).toMatch(/candidate-link +\w+ +older /)
  })

  test('retires an older link key: its links stop working and never led to a link of the new key', async () => {
    const leaked = await apply(site(), newMobile())
    await keysCommand(site(), 'rotate', 'candidate-link')
    const [current, older] = await idsOf('candidate-link')
    const after = await apply(site(), newMobile())
    // A leaked link must not reveal a link signed with the new key.
    expect((await callsOf(site()).get(`/my-application/${leaked}`)).text).not.toContain(current)
    expect(await keysCommand(site(), 'retire', String(older))).toMatchObject({ code: 0 })
    expect(await statusOf(site(), leaked)).toBe(NOT_FOUND)
    expect(await statusOf(site(), after)).toBe(200)
    // A signature is not valid under the id of another key.
    const [reference, , signature] = leaked.split('.')
    for (const token of [
      `${reference}.${current}.${signature}`,
      `${reference}.0000000000.${signature}`,
      `${reference}.${signature}`,
    ]) {
      expect(await statusOf(site(), token), token).toBe(NOT_FOUND)
    }
    const form = new FormData()
    form.set('token', leaked)
    form.set('action', 'erase')
    expect(await callsOf(site()).post('my_application', form)).toMatchObject({ success: false })
    const [line] = await linesOf(older)
    expect(line).toMatch(/retired \d{4}-\d\d-\d\d/)
    expect(
      await callsOf(site()).query("select detail from audit where subject = 'keyring' order by id"),
    ).toContainEqual({ detail: `candidate-link: key ${older} retired` })
  })

  test('rotates the opt-out key: candidates who opted out before and after it stay off all lists', async () => {
    const [before, after, agreed] = [newMobile(), newMobile(), newMobile()]
    await stopAndApplyAgain(site(), before)
    expect(await keysCommand(site(), 'rotate', 'opt-out')).toMatchObject({ code: 0 })
    await stopAndApplyAgain(site(), after)
    await apply(site(), agreed)
    const list = await exported(site())
    expect(list).toContain(agreed)
    for (const stopped of [before, after]) expect(list).not.toContain(stopped)
    const [current, older] = await idsOf('opt-out')
    const [line] = await linesOf(current)
    expect(line).toMatch(/current .* 1 opt-out$/)
    const refused = await keysCommand(site(), 'retire', String(older))
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('Opt-outs need this key (')
    expect(await exported(site())).not.toContain(before)
  })

  test('lets staff lift an opt-out that was stored under an older key', async () => {
    const mobile = newMobile()
    await stopAndApplyAgain(site(), mobile)
    await keysCommand(site(), 'rotate', 'opt-out')
    const calls = callsOf(site())
    const rows = await calls.query('select id from applications where mobile = ?', [mobile])
    for (const { id } of rows) {
      const change = { of: 'applications', id, opted_out: false }
      const answer = await calls.post('opt_out', change, await calls.logIn())
      expect(answer).toMatchObject({ success: true })
    }
    expect(await exported(site())).toContain(mobile)
  })

  test.each([
    [['rotate', 'sessions'], 'There is no purpose "sessions".'],
    [['retire', 'unknown'], 'There is no such key.'],
    [['delete', 'all'], 'npm run keys -- retire ID'],
  ])('refuses %j and changes nothing', async (args, message) => {
    const before = await callsOf(site()).query('select * from keyring')
    const ran = await keysCommand(site(), ...args)
    expect(ran.code).toBe(1)
    expect(ran.err).toContain(message)
    expect(await callsOf(site()).query('select * from keyring')).toEqual(before)
  })

  test('refuses to retire the current key', async () => {
    const [current] = await idsOf('candidate-link')
    const ran = await keysCommand(site(), 'retire', String(current))
    expect(ran.code).toBe(1)
    expect(ran.err).toContain('This is the current key.')
    expect(
      await callsOf(site()).query('select retired_at from keyring where key_id = ?', [
        String(current),
      ]),
    ).toEqual([{ retired_at: null }])
  })
})
