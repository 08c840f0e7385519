import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routePattern } from '@/lib/server/monitoring/routePattern'
import { ADDITIONAL_CALLS, SPECIFIED_CALLS } from '@/lib/shared/callNames'
import { withoutValues } from '@/server/nextLog'

test.each([
  ['/', '/'],
  ['/?ref=asha', '/'],
  ['/job-list?q=asha', '/job-list'],
  ['/job-details/7-welder', '/job-details/:job'],
  ['/apply-job/general', '/apply-job/:job'],
  ['/my-application/secret.token', '/my-application/:token'],
  ['/interview/secret.token', '/interview/:token'],
  ['/family/secret', '/family/:token'],
  ['/r/26-000131-7K42?of=k.m', '/r/:token'],
  ['/hi', '/'],
  ['/hi/job-list?q=asha', '/job-list'],
  ['/ur/my-application/secret.token', '/my-application/:token'],
  ['/hi/php/login.php', '/:page'],
  ['/php/login.php', '/php/login.php'],
  ['/php/office.php?x=1', '/php/office.php'],
  ['/php/asha.php', '/php/*'],
  ['/php/constructor', '/php/*'],
  ['/uploads/resume/0c6f.pdf', '/uploads/resume/:file'],
  ['/uploads/asha/0c6f.pdf', '/uploads/*'],
  ['/api/users/12', '/api/*'],
  ['/_next/static/chunks/a.js', '/_next/*'],
  ['/edit-job/12', '/edit-job/*'],
  ['/health', '/health'],
  ['/about-us', '/:page'],
  ['/asha@example.com', '/:page'],
  ['/a/b/c', '/:page'],
  ['//', '/:page'],
  ['/%2e%2e/', '/:page'],
  ['', '/'],
])('the route of %s is %s', (address, pattern) => {
  expect(routePattern(address)).toBe(pattern)
})

test('the patterns of invented addresses are few', () => {
  const invented = Array.from({ length: 1000 }, (_, n) => [
    ...[`/${n}`, `/${n}/${n}`, `/php/${n}.php`, `/job-details/${n}`, `/api/${n}/${n}?${n}`],
  ]).flat()
  expect(new Set(invented.map(routePattern)).size).toBe(4)
})

describe('the names of the calls', () => {
  const files = (folder: string) =>
    readdirSync(folder).map((name) => name.replace(/\.(php|ts)$/, ''))

  test('are those of the folders and files in app/php', () => {
    const others = ['[name]', 'directCalls', 'callRoles', 'route']
    const named = (folder: string) => files(folder).filter((name) => !others.includes(name))
    expect(named('app/php').sort()).toEqual([...SPECIFIED_CALLS].sort())
    expect(named('app/php/[name]').sort()).toEqual([...ADDITIONAL_CALLS].sort())
  })
})

test.each([
  ['uncaughtException: ', 'uncaughtException:'],
  ['\u001b[31m⨯\u001b[0m Error\n    at x', '⨯ Error'],
  ['Failed to find "asha" for asha@example.com', 'Failed to find … for …'],
  ['GET /my-application/token and 9876543210', 'GET … and …'],
])('a line of Next that says %j is logged as %j', (said, logged) => {
  expect(withoutValues(said)).toBe(logged)
})
