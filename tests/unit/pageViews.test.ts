import { describe, expect, test } from 'vitest'
import { keyOfView, viewOf, viewOfKey } from '@/collections/PageViews/shared/view'

const DAY = '2026-11-28'
const BROWSER = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0', host: 'jobs.example' }

const viewOfPage = (url: string, headers = {}, status = 200, method = 'GET') =>
  viewOf({ method, url, headers: { ...BROWSER, ...headers } }, status, DAY)

test('a page that a browser opened is counted without its query, in its language', () => {
  expect(viewOfPage('/hi/job-details/7?q=welder')).toEqual({
    day: DAY,
    page: '/job-details/7',
    source: 'website',
    language: 'hi',
  })
  expect(viewOfPage('/')).toMatchObject({ page: '/', language: 'en' })
  expect(viewOfPage('/gulf-visa')).toMatchObject({ page: '/gulf-visa' })
})

test('a page that the browser has already and asks about again is counted', () => {
  expect(viewOfPage('/job-list', {}, 304)).not.toBeNull()
})

test('a browser that does not say what it wants is counted when it takes pages', () => {
  const old = { 'sec-fetch-dest': undefined }
  expect(viewOfPage('/', { ...old, accept: 'text/html,*/*' })).not.toBeNull()
  expect(viewOfPage('/', { ...old, accept: '*/*' })).toBeNull()
})

describe('not counted is', () => {
  test.each([
    ['an unknown page', viewOfPage('/no-such-page', {}, 404)],
    ['a form that is sent', viewOfPage('/registration', {}, 200, 'POST')],
    ['a look at the headers', viewOfPage('/', {}, 200, 'HEAD')],
    ['a part of a page', viewOfPage('/job-list', { 'sec-fetch-dest': 'empty' })],
    ['a picture', viewOfPage('/images/a.png', { 'sec-fetch-dest': 'image' })],
    [
      'a search engine',
      viewOfPage('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    ],
    ['the preview of a chat', viewOfPage('/', { 'user-agent': 'WhatsApp/2.23.20.0' })],
    ['a program without a name', viewOfPage('/', { 'user-agent': undefined })],
    ['an editor', viewOfPage('/', { cookie: 'a=b; payload-token=x' })],
    ['a status page', viewOfPage('/my-application/AP-26-0000001.abc.def')],
    ['a page for the family', viewOfPage('/hi/family/12.x')],
    ['a job alert', viewOfPage('/job-alert/x')],
    ['the dashboard', viewOfPage('/managejobs')],
    ['the CMS panel', viewOfPage('/admin')],
    ['a call', viewOfPage('/php/joblist.php')],
    ['a feed', viewOfPage('/feed/jobs.xml')],
    ['a probe', viewOfPage('/health')],
  ])('%s', (_what, view) => expect(view).toBeNull())
})

describe('where somebody comes from is', () => {
  test.each([
    ['what the link names', '/?ref=facebook', {}, 'facebook'],
    ['other, when the link names what nobody knows', '/?a=1&ref=x', {}, 'other'],
    ['the site that sent the reader', '/', { referer: 'https://www.google.co.in/' }, 'google'],
    ['a chat', '/', { referer: 'https://l.wa.me/x' }, 'whatsapp'],
    ['other, for another site', '/', { referer: 'https://notgoogle.example/google.com' }, 'other'],
    ['this site, for a page of it', '/', { referer: 'https://jobs.example/job-list' }, 'website'],
    ['this site, when nobody says it', '/', {}, 'website'],
  ])('%s', (_what, url, headers, source) =>
    expect(viewOfPage(url, headers)).toMatchObject({ source }),
  )
})

test('a view is read back from its key', () => {
  const view = { day: DAY, page: '/job-list', source: 'website', language: 'si' }
  expect(viewOfKey(keyOfView(view))).toEqual(view)
})
