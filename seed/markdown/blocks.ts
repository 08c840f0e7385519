import { isDestination } from '@/collections/Countries/shared/destinations'
import type { ContentBlock } from '@/collections/content/shared/json'
import { isPaperName } from '@/collections/content/shared/papers'
import { isFactCountry, isFactTopic } from '@/collections/Facts/shared/fact'
import { isJobIndustry } from '@/collections/Jobs/shared/industries'
import { markdownToLexical } from './lexical'

/** The body of a seed page as the blocks of the CMS: split at ::: fences and tables. */
export const markdownToBlocks = async (body: string): Promise<ContentBlock[]> => {
  const blocks: ContentBlock[] = []
  let text: string[] = []
  const flush = async () => {
    const markdown = text.join('\n').trim()
    if (markdown) blocks.push({ blockType: 'text', body: await markdownToLexical(markdown) })
    text = []
  }
  const lines = body.replace(/\r\n/g, '\n').split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const isFence = line.startsWith(':::')
    const isTable = line.startsWith('|')
    if (!isFence && !isTable) {
      text.push(line)
      continue
    }
    await flush()
    const from = at
    const isInside = (next: string) => (isFence ? next.trim() !== ':::' : next.startsWith('|'))
    while (at + 1 < lines.length && isInside(lines[at + 1] ?? '')) at += 1
    const inner = lines.slice(from + (isFence ? 1 : 0), at + 1)
    if (isFence) {
      at += 1
      if (lines[at]?.trim() !== ':::') throw new Error(`"${line}" is not closed`)
      blocks.push(fence(line.slice(3).trim(), inner))
    } else blocks.push(table(inner))
  }
  await flush()
  return blocks
}

const fence = (head: string, inner: string[]): ContentBlock => {
  const [name = '', ...words] = head.split(' ')
  const rest = words.join(' ')
  const text = inner.join('\n').trim()
  if (name === 'steps') return { blockType: 'steps', steps: items(text, /^\d+\. /).map(step) }
  if (name === 'callout') return callout(rest, text)
  if (name === 'qa') return { blockType: 'qa', items: items(text, /^### /).map(question) }
  if (name === 'links')
    return { blockType: 'links', title: rest, links: items(text, /^- /).map(link) }
  if (name === 'jobs') return jobs(rest)
  if (name === 'facts') return facts(words)
  if (name === 'paper' && isPaperName(rest)) return { blockType: 'paper', paper: rest }
  throw new Error(`Unknown block :::${head}`)
}

/** The entries of a fence, split at their marks, each joined to one line. */
const items = (text: string, mark: RegExp): string[][] => {
  const found: string[][] = []
  for (const line of text.split('\n')) {
    if (mark.test(line)) found.push([line.replace(mark, '')])
    else if (line.trim() && found.length) found.at(-1)?.push(line.trim())
    else if (line.trim()) throw new Error(`"${line}" belongs to no entry`)
  }
  return found
}

/** `1. **Name.** Text. {pays: Employer}` */
const step = (lines: string[]) => {
  const [, title, text, pays] =
    /^\*\*(.+?)\*\*\s*(.*?)(?:\s*\{pays: (.+)\})?$/.exec(lines.join(' ')) ?? []
  if (!title || !text) throw new Error(`A step wants "**Name.** Text": "${lines[0]}"`)
  return { title: title.replace(/\.$/, ''), text, ...(pays && { pays }) }
}

const question = ([first = '', ...rest]: string[]) => ({ question: first, answer: rest.join(' ') })

const link = (lines: string[]) => {
  const [, label, href] = /^\[(.+)\]\((\S+)\)$/.exec(lines.join(' ').trim()) ?? []
  if (!label || !href) throw new Error(`A list of links wants "- [Label](/address)": "${lines[0]}"`)
  return { label, href }
}

const callout = (rest: string, text: string): ContentBlock => {
  const [, kind, title] = /^(note|warning) (.+)$/.exec(rest) ?? []
  if ((kind !== 'note' && kind !== 'warning') || !title) {
    throw new Error(`A callout wants "note Title" or "warning Title": "${rest}"`)
  }
  return { blockType: 'callout', kind, title, text }
}

const jobs = (rest: string): ContentBlock => {
  const [key, value] = rest.split('=')
  if (key === 'country' && isDestination(value))
    return { blockType: 'jobs', country: value, count: 4 }
  if (key === 'industry' && isJobIndustry(value)) {
    return { blockType: 'jobs', industry: value, count: 4 }
  }
  throw new Error(`Jobs of what? "${rest}"`)
}

/** `:::facts country=AE topics=hours,pay`; without a country: facts of none. */
const facts = (words: string[]): ContentBlock => {
  const given = new Map(words.map((word) => word.split('=') as [string, string]))
  const country = given.get('country')
  const topics = (given.get('topics') ?? '').split(',')
  if ((country && !isFactCountry(country)) || !topics.every(isFactTopic)) {
    throw new Error(`Facts of what? "${words.join(' ')}"`)
  }
  return {
    blockType: 'facts',
    country: isFactCountry(country) ? country : null,
    topics: topics.filter(isFactTopic),
  }
}

const table = (lines: string[]): ContentBlock => {
  const [head, rule, ...rows] = lines.map(cells)
  if (!head || !rule?.every((cell) => /^:?-+:?$/.test(cell))) {
    throw new Error(`A table wants a head and a rule under it: "${lines[0]}"`)
  }
  return {
    blockType: 'factsTable',
    head: head.map((text) => ({ text })),
    rows: rows.map((row) => ({ cells: head.map((_, i) => ({ text: row[i] ?? '' })) })),
  }
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
