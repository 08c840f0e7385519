import { describe, expect, test } from 'vitest'
import { canonicalAddress } from '@/server/cacheKey'

describe('the page cache stores one answer', () => {
  test.each([
    ['/job-list', '/job-list?utm_source=whatsapp&fbclid=1&_rsc=abc'],
    ['/', '/?q=welder'],
    ['/about-us', '/about-us?page=2'],
    ['/job-list?q=welder&page=2', '/job-list?page=2&utm_source=x&q=welder'],
    ['/job-list?q=welder', '/job-list?q=%77elder'],
    ['/job-list?country=AE&country=QA', '/job-list?country=AE&x=1&country=QA'],
    ['/php/joblist.php?country=AE&page=2&limit=5', '/php/joblist.php?limit=5&page=2&country=AE'],
    ['/check-my-offer?to=AE&b_hours=9', '/check-my-offer?b_hours=9&ref=x&to=AE'],
    ['/my-steps?from=IN&to=QA', '/my-steps?to=QA&from=IN'],
    ['/php/job_details.php?job_id=7', '/php/job_details.php?a=1&job_id=7'],
    ['/php/country_list.php', '/php/country_list.php?page=1'],
    ['/apply-job/general?ref=poster', '/apply-job/general?ref=poster&x=1'],
    ['/uploads/company_logo/a-b.webp', '/uploads/company_logo/a-b.webp?v=2'],
    ['/job-list', '/job-list?'],
    ['/job-list', '/job%2dlist?x=1'],
    ['/contact-us', '/%63ontact-us'],
  ])('as %s for %s', (stored, asked) => {
    expect(canonicalAddress(asked)).toBe(stored)
    expect(canonicalAddress(stored)).toBe(stored)
  })
})

describe('the page cache stores nothing under', () => {
  test.each([
    ['a broken escape', '/job-list%zz'],
    ['an encoded space', '/job-list%20'],
    ['a path encoded twice', '/job%252dlist'],
    ['an encoded slash before a call', '/php%2fjoblist.php'],
    ['an encoded slash', '/job-details%2f7'],
    ['a trailing slash', '/job-list/'],
    ['a double slash', '//job-list'],
    ['a double slash inside', '/job-details//7'],
    ['a dot segment', '/./job-list'],
    ['dot segments that lead back', '/a/../job-list'],
    ['a backslash', '/\\job-list'],
    ['a semicolon', '/job-list;x=1'],
    ['a whole address', 'http://evil.example/job-list'],
    ['an asterisk', '*'],
    ['an empty address', ''],
    ['a letter that is not ASCII', '/jöb-list'],
    ['a very long address', `/job-list?q=${'a'.repeat(1000)}`],
  ])('%s', (_what, address) => {
    expect(canonicalAddress(address)).toBeNull()
  })

  test.each([
    '/login',
    '/managejobs',
    '/edit-job/1',
    '/admin',
    '/admin/collections/jobs',
    '/api/jobs',
    '/my-application/abc',
    '/interview/abc',
    '/family/abc',
    '/r/26-000131-7K42',
    '/php/jobapplied_list.php',
    '/php/my_application.php?token=abc',
    '/php/constructor',
    '/uploads/resume/a.pdf',
    '/uploads/avatar/a.webp',
    '/internal/preview?slug=about-us',
    '/internal/this-site?challenge=0123456789abcdef0123456789abcdef',
    '/health',
    '/_next/image?url=/images/a.jpg',
  ])('%s, which is not the same for every visitor or not made by a page', (address) => {
    expect(canonicalAddress(address)).toBeNull()
  })
})
