import { expect, test } from 'vitest'
import { lateScripts } from '@/server/lateScripts'

const HEAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<link rel="preload" href="/fonts/a.woff2" as="font"/>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const PAGE = `<html><head>${HEAD}</head><body><p>Jobs</p><script src="/_next/static/chunks/a.js" id="_R_" async=""></script><script>self.__next_f=[]</script></body></html>`

const withoutList = (html: string) => html.replace(/<script id="late-scripts".*?<\/script>/s, '')

test('lateScripts removes the requests for scripts', () => {
  expect(withoutList(lateScripts(PAGE))).toBe(
    '<html><head><link rel="preload" href="/fonts/a.woff2" as="font"/>' +
      '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
      '<body><p>Jobs</p><script>self.__next_f=[]</script></body></html>',
  )
})

test('lateScripts lists each removed script before any other script of the page, with the id that Next needs to start', () => {
  expect(lateScripts(PAGE)).toContain(
    '<script id="late-scripts" type="application/json">[["/_next/static/chunks/b.js",""],["/_next/static/chunks/a.js","_R_"]]</script></head>',
  )
})

test('lateScripts does not change a page without scripts', () => {
  const plain = '<html><body><p>Jobs</p><script>1</script></body></html>'
  expect(lateScripts(plain)).toBe(plain)
})

test('lateScripts does not change a fragment of a page', () => {
  const piece = '<div><script src="/_next/static/chunks/b.js" async=""></script></div>'
  expect(lateScripts(piece)).toBe(piece)
})
