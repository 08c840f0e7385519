import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isFixedSlug, slugProblem } from '@/collections/content/shared/slugs'
import { otherLanguages, PAGES_SEGMENT } from '@/lib/shared/languages'
import { isDashboardPage, ROUTES, segmentsWhere } from '@/lib/shared/routes'
import { config } from '@/proxy'

/** The first path segments that the folders of app/ and the files of public/ answer. */
const segmentsOnDisk = (): string[] => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const routes = files.filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
  const firstSegments = routes.map(
    (file) =>
      path
        .dirname(file)
        .replace(`${PAGES_SEGMENT}/[lang]`, '')
        .split('/')
        .find((part) => part !== '' && !/^\(.*\)$/.test(part)) ?? '',
  )
  return [...new Set([...firstSegments, ...readdirSync('public')])].filter(
    (segment) => !segment.startsWith('['),
  )
}

const unlisted = (segments: string[]): string[] =>
  segments.filter((segment) => !ROUTES.has(segment))

describe('the route table', () => {
  test('lists every top-level route of app/ and every entry of public/', () => {
    expect(unlisted(segmentsOnDisk())).toEqual([])
  })

  test('notices a folder that it does not list', () => {
    expect(unlisted([...segmentsOnDisk(), 'new-folder'])).toEqual(['new-folder'])
  })

  test('lists nothing that does not exist', () => {
    const byNextItself = ['', '_next', 'robots.txt', 'manifest.webmanifest']
    const existing = [...segmentsOnDisk(), ...byNextItself]
    expect(segmentsWhere(() => true).filter((segment) => !existing.includes(segment))).toEqual([])
  })

  test('reserves every route for itself, except the pages of the CMS with a screen of their own', () => {
    for (const segment of segmentsWhere(({ kind }) => kind === 'content')) {
      expect(slugProblem(segment), segment).toBeNull()
      expect(isFixedSlug(segment), segment).toBe(true)
    }
    for (const segment of segmentsWhere(({ kind }) => kind !== 'content')) {
      expect(slugProblem(segment.split('.')[0]), segment).toMatch(/\.$/)
    }
    for (const segment of ['sitemap', 'icons', '404-page-not-found', 'manifest', 'favicon']) {
      expect(slugProblem(segment), segment).toContain('belongs to another part')
    }
  })
})

test('the proxy runs for the dashboard, the CMS panel and all addresses that may be pages', () => {
  const dashboard = segmentsWhere(({ kind }) => kind === 'staff').map(
    (segment) => `/${segment}${ROUTES.get(segment)?.needsId ? '/:path*' : ''}`,
  )
  const panel = segmentsWhere(({ kind }) => kind === 'panel').map((name) => `/${name}/:path*`)
  const withoutProxy = segmentsWhere(
    ({ kind }) => kind === 'panel' || kind === 'data' || kind === 'technical',
  ).filter((segment) => !segment.includes('.'))
  expect(config.matcher).toEqual([
    ...dashboard,
    ...panel,
    ...segmentsWhere(({ isSecret }) => isSecret === true).map((segment) => `/${segment}/:path*`),
    `/:lang(${otherLanguages.join('|')})/:path*`,
    '/:path(.*%.*)',
    `/((?!(?:${withoutProxy.join('|')})(?:/|$)|.*\\.).*)`,
  ])
})

describe('a page of the dashboard', () => {
  test.each(['/login', '/addjob', '/managejobs', '/managejobs/', '/edit-job/1'])(
    '%s is one',
    (at) => {
      expect(isDashboardPage(at)).toBe(true)
    },
  )

  test.each([
    '/edit-job',
    '/edit-job/',
    '/edit-job/abc',
    '/edit-job/0',
    '/edit-job/1/2',
    '/login/1',
    '/job-list',
    '/',
  ])('%s is none', (at) => {
    expect(isDashboardPage(at)).toBe(false)
  })
})
