import type { Metadata } from 'next'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { shareCard } from '@/lib/shared/shareCard'
import { translated } from '@/messages/wordsIn'

type Page = {
  tool: keyof typeof TOOLS
  description: string
  isAnswer: boolean
  language?: Language
}

/**
 * A tool's metadata. Search engines list the question. The thousands of answers, which link to each
 * other, are for those who asked and those with whom they share one.
 */
export const toolMetadata = ({
  tool,
  description,
  isAnswer,
  language = ENGLISH,
}: Page): Metadata => {
  const { path } = TOOLS[tool]
  const name = translated(language, 'home', TOOLS[tool].name)
  return {
    title: name,
    description,
    alternates: { canonical: path },
    openGraph: {
      title: name,
      description,
      url: path,
      type: 'website',
      images: [shareCard(path.slice(1))],
    },
    ...(isAnswer && { robots: { index: false, follow: false } }),
  }
}
