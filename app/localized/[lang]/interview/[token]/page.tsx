import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { cardView } from '@/collections/Interviews/cardView'
import { isToken } from '@/collections/Submissions/statusLink'
import { InterviewScreen } from '@/components/interview/InterviewScreen'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { payloadClient } from '@/lib/server/payload/payload'
import { wordsIn } from '@/messages/wordsIn'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: wordsIn(await pageLanguage(), 'interview')('pageTitle'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ seat?: unknown; ask?: unknown }>
}

const Page = async ({ params, searchParams }: Props) => {
  const { token } = await params
  if (!isToken(token)) notFound()
  const [facts, view, outcome, language] = await Promise.all([
    siteFacts(),
    cardView(await payloadClient(), token, await searchParams, new Date()),
    formOutcome(),
    pageLanguage(),
  ])
  return <InterviewScreen view={view} outcome={outcome} facts={facts} language={language} />
}

export default Page
