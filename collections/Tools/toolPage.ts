import { redirect } from 'next/navigation'
import { publishedFacts } from '@/collections/Facts/facts'
import type { Facts } from '@/collections/Tools/shared/facts'
import { TOOL_PARAMETERS } from '@/collections/Tools/shared/parameters'
import { type SearchParams, toQuery } from '@/lib/shared/query'

/** The facts that every tool reads. */
export const toolFacts = async (): Promise<Facts> =>
  new Map((await publishedFacts()).map((fact) => [fact.key, fact]))

/**
 * The question in the parameters of a page, by the tool's own rules. Parameters that say something
 * else (forged, unreadable, spelled otherwise) lead to the question's own address: what strangers
 * invent is never stored in the page cache, and a shared address holds nothing else.
 */
export const askedQuestion = async <T>(
  tool: keyof typeof TOOL_PARAMETERS,
  params: Promise<SearchParams>,
  read: (query: URLSearchParams) => T,
  hrefOf: (question: T) => string,
): Promise<T> => {
  const query = toQuery(await params)
  const question = read(query)
  const href = hrefOf(question)
  const wanted = new URLSearchParams(href.split('?')[1])
  const isOther = TOOL_PARAMETERS[tool].some(
    (name) => query.getAll(name).filter(Boolean).join('\n') !== wanted.getAll(name).join('\n'),
  )
  if (isOther) redirect(href)
  return question
}
