import { expect, test } from 'vitest'
import { mark } from '@/tests/support/mark'
import { ownPayload } from '@/tests/support/site/ownPayload'
import { runOnServer } from '@/tests/support/site/postgresDatabase'
import { POSTGRES } from '@/tests/support/site/siteDatabase'

test('npm run doctor warns when the account of the site does not own the database', async () => {
  const account = mark()
  await runOnServer(POSTGRES, `create role ${account} login createdb`)
  const asAccount = new URL(POSTGRES)
  asAccount.username = account
  const { payload, database, end } = await ownPayload(asAccount.href)
  const { database: judge } = await import('@/collections/Health/database')
  const found = () => judge({ payload, now: new Date(), isThorough: true })
  expect(await found()).toMatchObject({ severity: 'ok' })
  const name = new URL(database.url).pathname.slice(1)
  await runOnServer(POSTGRES, `alter database ${name} owner to current_user`)
  expect(await found()).toMatchObject({
    severity: 'warning',
    text: expect.stringContaining('does not own the database'),
  })
  await end()
}, 240_000)
