import { describe, expect, test } from 'vitest'
import { nodesOfText, textOfNodes } from '@/collections/content/inlineNodes'
import { hasWords, mapTexts, readTexts, textsOf } from '@/collections/content/mapTexts'
import { content } from '@/collections/content/shared/json'
import type { Page } from '@/payload-types'
import { readSeedDocument } from '@/seed/content'

const PAGE = `---
title: "Pay"
slug: pay
kind: page
description: "About pay."
lead: "What you get."
last_reviewed: "2026-11-23"
sources:
  - "Gazette, 2020"
---
## When you are paid

On day 5, **in full**, into [your bank](/bank).

- First point
- {{phone}}
- {{fact:qa.fees.visa}}

:::steps
1. **Ask.** Write to the employer.
2. **Go.** Take a friend.
:::

| What | Sum |
|---|---|
| Food | 300 |
`

const page = async () => {
  const { data } = await readSeedDocument(PAGE)
  return content({ ...data, id: 1, createdAt: '', updatedAt: '' } as Page) // a page in its stored form
}

describe('the texts of a page', () => {
  test('are what people read, paragraph by paragraph, without figures and placeholders alone', async () => {
    expect(textsOf(await page())).toEqual([
      ...['Pay', 'What you get.', 'About pay.', 'When you are paid'],
      'On day 5, **in full**, into [your bank](/bank).',
      ...['First point', 'Ask', 'Write to the employer.', 'Go', 'Take a friend.'],
      ...['What', 'Sum', 'Food'],
    ])
  })

  test('are beside what is the text of a fact alone, which has its own translation', async () => {
    const own = new Set(textsOf(await page()))
    const others = readTexts(await page()).filter((text) => !own.has(text))
    expect(others).toEqual(['{{fact:qa.fees.visa}}'])
  })

  test('are changed at their place; formatting, links and the anchors of headings stay', async () => {
    const changed = mapTexts(await page(), (texts) => texts.map((text) => text.toUpperCase()))
    expect(textsOf(changed)).toEqual(textsOf(await page()).map((text) => text.toUpperCase()))
    expect(JSON.stringify(changed.layout)).toContain('"anchor":"when-you-are-paid"')
    expect(changed.sources).toEqual(['Gazette, 2020'])
  })

  test('that stay in English are marked as a whole: a step, a paragraph, a cell', async () => {
    const kept = mapTexts(await page(), (texts) => (texts.includes('Go') ? null : texts))
    const marks = JSON.stringify(kept).match(/"english":true/g)
    expect(marks).toHaveLength(1)
  })
})

describe('a paragraph as a text', () => {
  test.each([
    'Plain words',
    'Do **not** pay',
    '*Note:* see [help](/get-help), or **[call](tel:112)**',
    'Two\nlines',
  ])('leads back to the same text: %s', (text) => {
    expect(textOfNodes(nodesOfText(text))).toBe(text)
  })

  test.each([
    ['signs that would become bold', [{ type: 'text', text: '2 ** 3 ** 4', format: 0 }]],
    ['underlined words', [{ type: 'text', text: 'under', format: 8 }]],
    ['a picture', [{ type: 'upload' }]],
  ])('is none with %s: it stays in English', (_what, nodes) => {
    expect(textOfNodes(nodes)).toBeNull()
  })

  test('of figures or placeholders alone needs no translation', () => {
    expect(['₹30,000', '{{phone}}', 'https://x.example/a', '12 %'].map(hasWords)).toEqual(
      Array(4).fill(false),
    )
  })
})
