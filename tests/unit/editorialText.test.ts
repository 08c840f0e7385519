import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Inline } from '@/components/content/Inline'
import { RichText } from '@/components/content/RichText'
import { ENGLISH } from '@/lib/shared/languages'
import { safeHref } from '@/lib/shared/safeHref'
import { markdownToLexical } from '@/seed/markdown/lexical'

describe('editorial text', () => {
  const html = (text: string) => renderToStaticMarkup(createElement(Inline, { text }))
  const rich = (body: unknown) =>
    renderToStaticMarkup(createElement(RichText, { body, language: ENGLISH }))
  const root = (...children: unknown[]) => ({ root: { type: 'root', children } })
  const text = (words: string, format = 0) => ({ type: 'text', text: words, format })

  it('renders bold, italic and links, and shows HTML as text', () => {
    expect(html('a **b** *c* [d](/e)')).toBe('a <strong>b</strong> <em>c</em> <a href="/e">d</a>')
    expect(html('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    'https:evil',
    '\u0001javascript:x',
  ])('drops the unsafe link target %j and keeps the link’s words', (href) => {
    expect(safeHref(href)).toBeNull()
    const link = { type: 'link', fields: { url: href }, children: [text('words')] }
    expect(rich(root({ type: 'paragraph', children: [link] }))).toBe('<p>words</p>')
  })

  it.each(['/visa', 'https://mohre.gov.ae', 'mailto:a@b.test', 'tel:+912200000000', '#hours'])(
    'keeps the link target %s',
    (href) => {
      expect(safeHref(href)).toBe(href)
    },
  )

  it('drops unknown nodes with everything inside them', () => {
    const hidden = [
      { type: 'upload', value: { url: 'x' } },
      { type: 'block', fields: { html: '<script>' } },
      { type: 'html', children: [text('bad')] },
      { type: 'quote', children: [text('bad')] },
      null,
      'text',
    ]
    expect(rich(root(...hidden, { type: 'paragraph', children: [text('good', 1)] }))).toBe(
      '<p><strong>good</strong></p>',
    )
    expect(rich(null)).toBe('')
    expect(rich({ root: { children: 'x' } })).toBe('')
    expect(rich(root({ type: 'heading', tag: 'script', children: [text('Pay & hours')] }))).toBe(
      '<h2 id="pay-hours">Pay &amp; hours</h2>',
    )
  })

  it('shows what the importer stores', async () => {
    expect(
      rich(await markdownToLexical('## A b\n\nOne\ntwo **three** [x](/y).\n\n- a\n- b\n\n1. c')),
    ).toBe(
      '<h2 id="a-b">A b</h2><p>One two <strong>three</strong> <a href="/y">x</a>.</p><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
    )
  })
})
