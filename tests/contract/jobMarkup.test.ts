import { afterAll, beforeAll, expect, test } from 'vitest'
import { children, childText, openParser, type Parser } from '@/tests/support/content/dom'
import { readStructuredData } from '@/tests/support/content/structuredData'
import { mark } from '@/tests/support/mark'
import { get, php, postJson } from '@/tests/support/network/http'
import { editInPanel, newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

/** Structured data and feeds of a job while it changes (docs/product.md §11.1). */
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString()
const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString()

let parser: Parser
beforeAll(async () => {
  parser = await openParser()
})
afterAll(() => parser?.close())

const pathOf = (id: number) => `/job-details/${id}`
/** Only a job that says that it costs the candidate nothing has markup. */
const FREE = { candidate_charge: 'none' }

const pageOf = async (id: number) => parser.html((await get(pathOf(id))).text)
const postingOf = async (id: number) => {
  const things = readStructuredData((await pageOf(id)).jsonLd)
  return things.find((thing) => thing['@type'] === 'JobPosting')
}
const deactivate = async (id: number) =>
  postJson(php('job_status_update'), { job_id: id, status: 'Inactive' }, await adminToken())

/** The feed's item for a job. */
const itemOf = async (id: number, feed = 'jobs') => {
  const { text } = await get(`/feed/${feed}.xml`)
  const root = await parser.xml(text)
  expect(root, 'a well-formed feed').not.toBeNull()
  const items = children(children(root, 'channel')[0], 'item')
  return items.find((item) => childText(item, 'guid').endsWith(pathOf(id)))
}
const isInSitemap = async (id: number): Promise<boolean> => {
  const root = await parser.xml((await get('/sitemap.xml')).text)
  expect(root, 'a well-formed sitemap').not.toBeNull()
  return children(root, 'url').some((url) => childText(url, 'loc').endsWith(pathOf(id)))
}

test('an open job is in the structured data, the site map and the feeds', async () => {
  const job_title = `Pipe Welder ${mark()}`
  const id = await newJob({ job_title, ...FREE })
  expect(await postingOf(id)).toMatchObject({ title: job_title, directApply: true })
  expect(await postingOf(id)).not.toHaveProperty('baseSalary')
  expect(await isInSitemap(id)).toBe(true)
  expect(childText(await itemOf(id), 'title')).toContain(job_title)
  expect(await itemOf(id, 'jobs-ae')).toBeDefined()
  expect(await itemOf(id, 'jobs-qa')).toBeUndefined()
})

test('a closing date is published as the end of that day in India', async () => {
  const id = await newJob(FREE)
  await editInPanel(id, { closing_date: '2030-01-31T00:00:00.000Z' })
  expect(await postingOf(id)).toMatchObject({ validThrough: '2030-01-31T23:59:59+05:30' })
})

test.each([
  ['made inactive', (id: number) => deactivate(id)],
  ['past its closing date', (id: number) => editInPanel(id, { closing_date: YESTERDAY })],
])('a job %s is in no structured data, site map or feed', async (_, close) => {
  const id = await newJob(FREE)
  expect(await postingOf(id)).toBeDefined()
  await close(id)
  const page = await pageOf(id)
  expect(page.robots).toContain('noindex')
  expect(page.links).not.toContain(`/apply-job/${id}`)
  expect(await postingOf(id)).toBeUndefined()
  expect(await isInSitemap(id)).toBe(false)
  expect(await itemOf(id)).toBeUndefined()
  expect(await itemOf(id, 'jobs-ae')).toBeUndefined()
})

test('a job that the candidate pays for has no structured data and is not called free', async () => {
  const id = await newJob(FREE)
  await editInPanel(id, { candidate_charge: 'amount', closing_date: NEXT_YEAR })
  expect(await postingOf(id)).toBeUndefined()
  expect((await pageOf(id)).description).not.toMatch(/free/i)
  await editInPanel(id, { candidate_charge: 'none' })
  expect(await postingOf(id)).toBeDefined()
})

test('an edit changes lastmod but not the posting date or the feed item’s guid', async () => {
  const id = await newJob(FREE)
  const before = { posting: await postingOf(id), item: await itemOf(id) }
  const lastmod = async () =>
    (await get('/sitemap.xml')).text.match(new RegExp(`${pathOf(id)}</loc><lastmod>([^<]+)`))?.[1]
  const changedBefore = await lastmod()
  const job_title = `Another title ${mark()}`
  await editInPanel(id, { job_title })
  const after = { posting: await postingOf(id), item: await itemOf(id) }
  expect(after.posting).toMatchObject({ title: job_title })
  expect(after.posting).toHaveProperty(
    'datePosted',
    Reflect.get(before.posting ?? {}, 'datePosted'),
  )
  for (const name of ['guid', 'pubDate']) {
    expect(childText(after.item, name)).toBe(childText(before.item, name))
  }
  expect(Date.parse((await lastmod()) ?? '')).toBeGreaterThan(Date.parse(changedBefore ?? ''))
})

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]> & <b>"quoted"</b> \u2028 line',
  'رحيم বাংলা 🚢 &amp;',
  '{{agency}} \\u003c/script>',
])('a job titled %s cannot inject markup', async (odd) => {
  const job_title = `${odd} ${mark()}`
  const id = await newJob({ job_title, job_description: job_title, location_hiring: odd, ...FREE })
  const { text } = await get(pathOf(id))
  expect(text).not.toContain('<script>alert(1)')
  const page = await parser.html(text)
  const shown = job_title.replace(/\s+/g, ' ')
  expect(page.headings).toEqual([shown])
  expect(await postingOf(id)).toMatchObject({ title: job_title })
  expect(childText(await itemOf(id), 'title')).toContain(job_title)
  expect(await isInSitemap(id)).toBe(true)
})

test('a character that XML forbids does not break the feed', async () => {
  const word = mark()
  const id = await newJob(FREE)
  await editInPanel(id, { job_title: `Bell \u0007 ${word} \ufffe` })
  expect(childText(await itemOf(id), 'title')).toContain(word)
})
