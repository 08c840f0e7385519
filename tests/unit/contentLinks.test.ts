import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SiteFacts } from '@/collections/Agency/shared/facts'
import { fillFacts } from '@/collections/content/fillFacts'
import type { Quotes } from '@/collections/Facts/facts'
import { contactLink } from '@/collections/Facts/shared/contactLink'
import { FactsTable } from '@/components/content/blocks/FactsTable'
import { Inline } from '@/components/content/Inline'
import { RichText } from '@/components/content/RichText'
import { ContactWays } from '@/components/enquiry/ContactWays'
import { ENGLISH } from '@/lib/shared/languages'
import { checkHref, checkOutsideHref, checkPageHref, safeHref } from '@/lib/shared/safeHref'
import type { FactsTableBlock } from '@/payload-types'
import { markdownToLexical } from '@/seed/markdown/lexical'
import { SOME_AGENCY } from '@/tests/support/content/seedTexts'

const OF_INDIA = { country: 'IN', label: 'Line', confirm: 'eMigrate (emigrate.gov.in)' } as const
const LINE = {
  value: '1800 11 3090',
  href: 'tel:1800113090',
  sentence: 'The line is 1800 11 3090.',
}
const QUOTED: Quotes = new Map([
  ['a.phone', { ...OF_INDIA, ...LINE }],
  ['a.rule', { ...OF_INDIA, value: '30 days', href: null, sentence: 'It is 30 days.' }],
])
const html = (text: string, facts: SiteFacts = SOME_AGENCY, quoted = QUOTED) =>
  renderToStaticMarkup(createElement(Inline, { text: fillFacts(text, facts, quoted) }))
const with_ = (more: Partial<SiteFacts>): SiteFacts => ({ ...SOME_AGENCY, ...more })

describe('a contact in a text', () => {
  it.each([
    [
      '[{{phone}}]({{phone_link}})',
      '<a href="tel:+912212345678" rel="noopener">+91 22 1234 5678</a>',
    ],
    [
      '[{{whatsapp}}]({{whatsapp_link}})',
      '<a href="https://wa.me/919820012345" rel="noopener">+91 98200 12345</a>',
    ],
    [
      '[{{email}}]({{email_link}})',
      '<a href="mailto:office@agency.test" rel="noopener">office@agency.test</a>',
    ],
    [
      '[Map]({{map_link}})',
      '<a href="https://maps.test/place/Office_%281%29" rel="noopener">Map</a>',
    ],
    [
      '[{{fact:a.phone}}]({{fact:a.phone:link}})',
      '<a href="tel:1800113090" rel="noopener">1800 11 3090</a>',
    ],
  ])('%s can be tapped', (text, shown) => {
    expect(html(text)).toBe(shown)
  })

  it('can be tapped in the editor’s texts too', async () => {
    const body = await markdownToLexical('Call [{{phone}}]({{phone_link}}).')
    const filled = fillFacts(body, SOME_AGENCY)
    expect(
      renderToStaticMarkup(createElement(RichText, { body: filled, language: ENGLISH })),
    ).toContain('<a href="tel:+912212345678" rel="noopener">+91 22 1234 5678</a>')
  })

  it('that the agency has not given leaves neither a link nor brackets', () => {
    expect(html('Or call [{{phone}}]({{phone_link}})', with_({ phone: '' }))).toBe('Or call ')
    expect(html('At ours [Map]({{map_link}})', with_({ map_url: null }))).toBe('At ours ')
  })

  it('of a fact that is gone, or that is no contact, stays as words', () => {
    const text = '[{{fact:a.phone}}]({{fact:a.phone:link}})'
    expect(html(text, SOME_AGENCY, new Map())).toMatch(/^not known to us now/)
    expect(html('[{{fact:a.rule}}]({{fact:a.rule:link}})')).toBe('30 days')
  })

  it.each([
    ['phone', 'call me'],
    ['phone', 'javascript:alert(1)'],
    ['whatsapp', 'none'],
    ['email', 'a b@c.test'],
    ['email', '\nx:y'],
  ] as const)('is never a link when the agency’s %s is %j', (field, value) => {
    const text = `[Contact]({{${field}_link}})`
    expect(html(text, with_({ [field]: value }))).not.toContain('<a')
  })

  it.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x', 'ftp://a.test'])(
    'is never the map %s',
    (map_url) => {
      expect(html('[Map]({{map_link}})', with_({ map_url }))).not.toContain('<a')
    },
  )

  it('is a row of a table only while it has a value', () => {
    const rows = [
      ['Phone', '[{{phone}}]({{phone_link}})'],
      ['Map', '[Open the map]({{map_link}})'],
    ].map((cells) => ({ cells: cells.map((text) => ({ text })) }))
    const block = { head: [{ text: 'Way' }, { text: 'Contact' }], rows } as FactsTableBlock
    const shown = (facts: SiteFacts) =>
      renderToStaticMarkup(
        createElement(FactsTable, { block: fillFacts(block, facts), language: ENGLISH }),
      )
    expect(shown(SOME_AGENCY)).toContain('Map')
    expect(shown(with_({ map_url: '' }))).not.toContain('Map')
    expect(shown(with_({ map_url: '' }))).toContain('Phone')
  })
})

describe('the ways to reach the office', () => {
  const ways = (facts: Partial<SiteFacts>) =>
    renderToStaticMarkup(createElement(ContactWays, { facts: facts as SiteFacts, language: 'en' }))

  it('are tapped, with office, map and hours', () => {
    const shown = ways(with_({ address: 'Road 1', office_hours: '10 to 18', visits: 'open' }))
    for (const part of ['tel:+912212345678', 'https://wa.me/919820012345', 'mailto:office@']) {
      expect(shown).toContain(`href="${part}`)
    }
    for (const part of ['Road 1', 'Open the map', '10 to 18', 'Open to everybody']) {
      expect(shown).toContain(part)
    }
  })

  it('are left out when the agency has not given them', () => {
    const shown = ways({ phone: '+91 22 1234 5678', office_hours: '', map_url: null })
    expect(shown.match(/<dt>/g)).toHaveLength(1)
  })

  it('hold no unsafe link', () => {
    const shown = ways({ phone: 'call', email: 'a b', map_url: 'javascript:alert(1)' })
    expect(shown).not.toContain('<a')
    expect(shown).toContain('call')
  })
})

describe('the address of a link in the panel', () => {
  it.each([
    '{{phone_link}}',
    '{{whatsapp_link}}',
    '{{email_link}}',
    '{{map_link}}',
    '{{fact:ae.contacts.phone:link}}',
  ])('may be the placeholder %s, which is no address by itself', (href) => {
    expect(checkHref(href)).toBe(true)
    expect(safeHref(href)).toBeNull()
    expect(checkPageHref(href)).not.toBe(true)
    expect(checkOutsideHref(href)).not.toBe(true)
  })

  it.each([
    'tel:{{phone}}',
    'tel:{{fact:ae.contacts.phone}}',
    'javascript:{{phone_link}}',
    '{{phone_link}}x',
    ' {{phone_link}}',
    '{{phone_link}}{{map_link}}',
    '{{phone}}',
    '{{licence_link}}',
    '{{fact:ae.contacts.phone}}',
    '{{fact:AE:link}}',
    '{{fact:a b:link}}',
    'tel:call-me',
  ])('may not be %j', (href) => {
    expect(checkHref(href)).toMatch(/^Start the address with/)
  })
})

describe('where a tap on a fact leads', () => {
  it.each([
    ['6438 5122', 'tel:64385122'],
    ['usually 16135', 'tel:16135'],
    ['+971 600 590000', 'tel:+971600590000'],
    ['MoHRE (mohre.gov.ae)', 'https://mohre.gov.ae'],
    ['madad.gov.in', 'https://madad.gov.in'],
  ])('%s: to %s', (value, href) => {
    expect(contactLink({ label: 'Contact', value })).toBe(href)
  })

  it.each([
    'Working for Workers',
    '30 days',
    'qiwa.sa and absher.sa',
    '12:30 to 15:00',
    '',
    'in 2023 (draft)',
  ])('%j: nowhere', (value) => {
    expect(contactLink({ label: 'Contact', value })).toBeNull()
  })

  it('a number for messages is not called', () => {
    expect(contactLink({ label: 'Complaint by SMS', value: '92727' })).toBeNull()
  })
})
