import { expect, test } from 'vitest'
import { newApplicant } from '@/tests/support/candidates/applicants'
import { newMobile } from '@/tests/support/candidates/mobile'
import { erase, find } from '@/tests/support/candidates/person'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { databaseFilesWith, hasDatabase } from '@/tests/support/site/database'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'
import { saveSearch, searchesOf } from '@/tests/support/staff/searches'
import { adminToken, logIn, newAccount } from '@/tests/support/staff/session'

test('an erasure deletes the saved searches that name the person, of every account, and no others', async () => {
  const [first, last, other] = [mark(), mark(), mark()]
  const mobile = newMobile()
  const email = `${first}@candidate.example`
  await newApplicant({ name: `${first} Kumar ${last}`, email, mobile })
  const token = await logIn(await newAccount('recruiter'))
  const save = (name: string, q: string) =>
    saveSearch(token, name, String(new URLSearchParams({ q, stage: 'new' })))
  await save('by mail', email.toUpperCase())
  await save('by name', `${last} ${first}`)
  await save('by number', `+91 ${mobile}`)
  await save('by its end', mobile.slice(-5))
  await save(`${first} ${last} to call`, 'welder')
  await save('first name', first)
  await save('somebody else', other)
  await saveSearch(await adminToken(), `About ${first} ${last}`)

  const { body } = await erase(await find(email))
  expect(body).toMatchObject({ success: true })
  expect((await searchesOf(token)).map(({ name }) => name)).toEqual(['first name', 'somebody else'])
  const left = await get(php('saved_searches'), await adminToken())
  expect(left.text).not.toContain(last)
  if (hasDatabase() && !isOnPostgres) expect(await databaseFilesWith(last)).toEqual([])
})
