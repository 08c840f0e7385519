import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { seedHomePage as homePageType } from '@/seed/homePage'
import type { seedLanguages as seedType } from '@/seed/languages'
import { ownPayload } from '../support/site/ownPayload'

let payload: Payload
let end: () => Promise<void>
// Loaded when the settings of this test's own database are known.
let seed: typeof seedType
let seedHomePage: typeof homePageType

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  seed = (await import('@/seed/languages')).seedLanguages
  seedHomePage = (await import('@/seed/homePage')).seedHomePage
}, 120_000)

afterAll(() => end())

const facts = () => payload.findGlobal({ slug: 'site-settings' })

test('a new site is in Hindi too, and its other facts are the placeholders', async () => {
  const { site_languages: _, ...placeholders } = await facts()
  await seed(payload)
  // Without what has no value yet.
  expect(await facts()).toMatchObject(JSON.parse(JSON.stringify(placeholders)))
  expect((await facts()).site_languages).toEqual(['hi'])
})

test('a language that an admin switched off stays off', async () => {
  await seedHomePage(payload)
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { site_languages: [] },
    context: { disableRevalidate: true },
  })
  await seed(payload)
  expect((await facts()).site_languages).toEqual([])
})
