import { redirect } from 'next/navigation'
import { TOOL_PARAMETERS } from '@/collections/Tools/shared/parameters'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { writtenLanguage } from '@/lib/server/pageLanguage'
import { env } from '@/lib/server/settings/env'
import { inLanguage, type Language } from '@/lib/shared/languages'
import { type SearchParams, toQuery } from '@/lib/shared/query'

/** A question, in the language and at the whole address of its page. */
export type AskedQuestion<T> = {
  question: T
  language: Language
  address: string
  /** Whether anything is asked. */
  isAnswer: boolean
}

/**
 * The question in the parameters of a page, by the tool's own rules. Parameters that say something
 * else (forged, unreadable, spelled otherwise) lead to the question's own address: what strangers
 * invent is never stored in the page cache, and a shared address holds nothing else.
 */
export const askedQuestion = async <T>(
  tool: keyof typeof TOOLS,
  params: Promise<SearchParams>,
  read: (query: URLSearchParams) => T,
  hrefOf: (question: T) => string,
): Promise<AskedQuestion<T>> => {
  const query = toQuery(await params)
  const question = read(query)
  const language = await writtenLanguage(TOOLS[tool].path)
  const href = inLanguage(hrefOf(question), language)
  const wanted = new URLSearchParams(href.split('?')[1])
  const isOther = TOOL_PARAMETERS[tool].some(
    (name) => query.getAll(name).filter(Boolean).join('\n') !== wanted.getAll(name).join('\n'),
  )
  if (isOther) redirect(href)
  return { question, language, address: `${env.siteUrl}${href}`, isAnswer: wanted.size > 0 }
}
