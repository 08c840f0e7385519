import { beforeAll, describe, expect, test, vi } from 'vitest'
import { callCases, callDeclarations } from '@/tests/support/permissions/callCases'
import { functionCases } from '@/tests/support/permissions/functionCases'
import { type Lab, prepareLab } from '@/tests/support/permissions/lab'
import {
  existenceCases,
  ownRowCases,
  restCases,
  undeclared,
} from '@/tests/support/permissions/restCases'
import { draftCases, routeCases, routeDeclarations } from '@/tests/support/permissions/routeCases'
import { contentOf, findingsOf } from '@/tests/support/permissions/sweep'
import { hasDatabase } from '@/tests/support/site/database'
import { START_MS, siteForFile } from '@/tests/support/site/siteForFile'

/**
 * Every endpoint, call, route and server function of the built site, asked by everybody: the lists
 * come from the built configuration, what is expected from tests/support/permissions.
 */
const SWEEP_MS = 120_000
const site = siteForFile({ SEED_SAMPLES: 'true', RATE_LIMIT_SCALE: '100000', TRUSTED_HOPS: '1' })

const unreadResumes = async () => {
  const unread = 'where upload_resume is not null and resume_read is null'
  const { rows } = site().database
  return [
    ...(await rows(`select id from applications ${unread}`)),
    ...(await rows(`select id from registrations ${unread}`)),
  ]
}

describe.skipIf(!hasDatabase())('who may do what', () => {
  let lab: Lab
  let rest: Awaited<ReturnType<typeof restCases>>
  let calls: Awaited<ReturnType<typeof callCases>>
  let routes: ReturnType<typeof routeCases>
  let before: Record<string, string>

  beforeAll(async () => {
    lab = await prepareLab(site())
    rest = await restCases(lab)
    calls = await callCases(lab)
    routes = routeCases(lab)
    // The site reads the resumes that prepareLab sent by itself.
    const areRead = async () => expect(await unreadResumes()).toEqual([])
    await vi.waitFor(areRead, { timeout: 60_000, interval: 500 })
    before = await contentOf(site())
  }, START_MS)

  test('is declared for every slug, endpoint, call and route', async () => {
    expect(undeclared(rest.cells)).toEqual([])
    expect(await callDeclarations(lab)).toEqual([])
    for (const [what, names] of Object.entries(routeDeclarations())) expect(names, what).toEqual([])
  })

  test.each(['endpoints', 'calls', 'routes', 'rows that are not there'] as const)(
    'a request that is not allowed is refused: %s',
    async (which) => {
      const cases = {
        endpoints: () => rest.forbidden,
        calls: () => calls.forbidden,
        routes: () => routes.forbidden,
        'rows that are not there': () => existenceCases(lab, rest.cells),
      }
      expect(await findingsOf(cases[which]())).toEqual([])
      expect(await contentOf(site()), 'nothing was changed').toEqual(before)
    },
    SWEEP_MS,
  )

  test(
    'a server function of the CMS panel gives and changes only what the account may have',
    async () => {
      // Lists of the CMS panel store in the own preferences how they were shown last.
      const isMeant = (table: string) => !table.startsWith('payload_preferences')
      const kept = await contentOf(site(), isMeant)
      expect(await findingsOf(functionCases(lab))).toEqual([])
      expect(await contentOf(site(), isMeant), 'nothing was changed').toEqual(kept)
    },
    SWEEP_MS,
  )

  test('a draft is shown only to those who may read it', async () => {
    expect(await findingsOf(await draftCases(lab))).toEqual([])
  })

  test(
    'a request that is allowed is not refused',
    async () => {
      const cases = [rest, calls, routes].flatMap(({ allowed }) => allowed)
      expect(await findingsOf([...cases, ...ownRowCases(lab)])).toEqual([])
      // Signing out ends the sessions that the requests before need.
      expect(await findingsOf(calls.last)).toEqual([])
    },
    SWEEP_MS,
  )
})
