import { describe, expect, test } from 'vitest'
import { leanPage } from '@/server/leanPage'

const FOOTER = '<p>Reg. No. <b>B-0000</b></p>'
const CSS = '.foot{color:red}'

/** A text as Next writes it, cut in two pieces. */
const pieces = (data: string) =>
  [data.slice(0, 40), data.slice(40)]
    .map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`)
    .join('')

const element = (tag: string, props: object, key: string | null = null) => ['$', tag, key, props]

const footer = (children: unknown) =>
  element('footer', { className: 'foot', 'data-static': 'foot', children })
const FOOTER_DATA = footer(
  element('p', { children: ['Reg. No. ', element('b', { children: 'B-0000' })] }),
)

const rowsOf = (root: unknown, more: Record<string, unknown> = {}) =>
  [...Object.entries(more), ['0', root] as const]
    .map(([id, value]) => `${id}:${typeof value === 'string' ? value : JSON.stringify(value)}\n`)
    .join('')

const pageOf = (
  data: string,
  body = `<footer class="foot" data-static="foot">${FOOTER}</footer>`,
) =>
  `<html><head><style data-precedence="next" data-href="/a.css">${CSS}</style></head><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces(data)}</body></html>`

/** What React reads in the browser, with these inner HTMLs of the marked elements. */
const dataIn = (html: string, inner: Record<string, string> = { foot: FOOTER }): string => {
  const script = /<script>(self\.late=.*?)<\/script><\/body>/s.exec(html)?.[1]
  const pushed: [number, string][] = []
  const find = (selector: string) => ({ innerHTML: inner[selector.split('"')[1] ?? ''] })
  const run = new Function('self', 'document', `${script};self.late()`)
  run({ __next_f: pushed }, { querySelector: find })
  return pushed.map(([, text]) => text).join('')
}

describe('a page that is sent to a visitor', () => {
  test('contains its styles once', () => {
    const style = element('style', { precedence: 'next', href: '/a.css', children: '$7' })
    const page = pageOf(`7:T${CSS.length.toString(16)},${CSS}${rowsOf([style])}`)
    expect(leanPage(page).split(CSS)).toHaveLength(2)
  })

  test('keeps styles in the data that its HTML does not have', () => {
    const style = element('style', { precedence: 'next', href: '/b.css', children: CSS })
    expect(dataIn(leanPage(pageOf(rowsOf([style]))))).toContain(CSS)
  })

  test('contains the text of a marked part once, and React reads it from the page', () => {
    const lean = leanPage(pageOf(rowsOf(FOOTER_DATA)))
    expect(lean.split('B-0000')).toHaveLength(2)
    expect(JSON.parse(dataIn(lean).slice(2))).toEqual(
      element('footer', {
        className: 'foot',
        'data-static': 'foot',
        dangerouslySetInnerHTML: { __html: FOOTER },
      }),
    )
  })

  test('has no properties that are not set, and every place of a list', () => {
    const rows = rowsOf([element('p', { nonce: '$undefined', title: 'Mumbai' }), '$undefined', 1])
    const data = dataIn(leanPage(pageOf(rows)))
    expect(JSON.parse(data.slice(2))).toEqual([element('p', { title: 'Mumbai' }), '$undefined', 1])
  })

  test('has no rows of data that only a marked part needs', () => {
    const rows = rowsOf(footer('$L2'), {
      2: element('p', { children: '$L3' }),
      3: element('b', { children: 'B-0000' }),
    })
    expect(dataIn(leanPage(pageOf(rows)))).toMatch(/^0:.*\n$/)
  })

  test('gives a client component the data that it shares with a marked part', () => {
    const rows = rowsOf(
      [
        element('footer', { 'data-static': 'foot', children: element('p', { title: 'Mumbai' }) }),
        element('$L1', { city: '$0:0:props:children:props:title' }),
      ],
      { 1: 'I[27,[],"City"]' },
    )
    expect(dataIn(leanPage(pageOf(rows)))).toContain('"city":"Mumbai"')
  })

  test('can have a marked part that begins with a dollar sign', () => {
    const lean = leanPage(pageOf(rowsOf(footer('$$100'))))
    expect(dataIn(lean, { foot: '$100' })).toContain('"__html":"$$100"')
  })

  test.each([
    '$$static:foot',
    '$$static:nothing',
    '$$static:00000000000000000000000000000000:foot',
  ])('shows a text that looks like the place of a part: %s', (text) => {
    const rows = rowsOf([FOOTER_DATA, element('$L1', { text })], { 1: 'I[27,[],"City"]' })
    const data = dataIn(leanPage(pageOf(rows)))
    expect(data).toContain(`"text":"${text}"`)
    expect(data.split('B-0000')).toHaveLength(2)
  })

  test('cannot be ended by a text in its data', () => {
    const rows = rowsOf(element('$L1', { text: '</script><b>' }), { 1: 'I[27,[],"City"]' })
    const lean = leanPage(pageOf(rows))
    expect(lean.split('</script><b>')).toHaveLength(1)
    expect(dataIn(lean)).toContain('</script><b>')
  })
})

describe('a part of a page stays in the data', () => {
  const stays = (data: string, body?: string) =>
    expect(dataIn(leanPage(pageOf(data, body)))).not.toContain('dangerouslySetInnerHTML')

  test('when it contains a client component', () =>
    stays(rowsOf(footer(element('$L1', {})), { 1: 'I[27,[],"Menu"]' })))

  test('when it contains something that arrives later', () => stays(rowsOf(footer('$@5'))))

  test('when React moves a piece of it to the head of the page', () =>
    stays(rowsOf(footer(element('title', { children: 'Jobs' })))))

  test('when the page does not show it', () => stays(rowsOf(FOOTER_DATA), '<p>Jobs</p>'))

  test('when the page has its mark twice', () =>
    stays(rowsOf(FOOTER_DATA), '<i data-static="foot">1</i><i data-static="foot">2</i>'))

  test('when the data has its mark twice', () =>
    stays(rowsOf([FOOTER_DATA, footer('another text')])))
})

describe('a page stays unchanged', () => {
  const stays = (page: string) => expect(leanPage(page)).toBe(page)

  test('when it has no data for React', () => stays('<html><body><p>Jobs</p></body></html>'))

  test('when it is a fragment', () => stays(pageOf(rowsOf(FOOTER_DATA)).replace('</body>', '')))

  test('when its data has rows of an unknown kind', () => stays(pageOf(`1:Q4,xxxx${rowsOf([])}`)))

  test('when its data is cut off', () => stays(pageOf(rowsOf(FOOTER_DATA).slice(0, -5))))

  test('when a reference in its data leads nowhere', () => stays(pageOf(rowsOf(['$0:9:props']))))

  test('when its data contains the state of a sent form', () =>
    stays(
      pageOf(rowsOf([])).replace('</body>', '<script>self.__next_f.push([2,"x"])</script></body>'),
    ))
})
