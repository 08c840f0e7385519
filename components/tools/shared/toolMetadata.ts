import type { Metadata } from 'next'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { shareCard } from '@/lib/shared/shareCard'

type Page = { tool: keyof typeof TOOLS; description: string; isAnswer: boolean }

/**
 * A tool's metadata. Search engines list the question. The thousands of answers, which link to each
 * other, are for those who asked and those with whom they share one.
 */
export const toolMetadata = ({ tool, description, isAnswer }: Page): Metadata => {
  const { name, path } = TOOLS[tool]
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
