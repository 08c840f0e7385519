import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { isCandidateAction } from '@/collections/StatusPage/shared/schema'
import { statusView } from '@/collections/StatusPage/statusView'
import { findByToken } from '@/collections/Submissions/statusLink'
import { toolWords } from '@/collections/Tools/toolWords'
import { StatusScreen } from '@/components/statusPage/StatusScreen'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { payloadClient } from '@/lib/server/payload/payload'
import { env } from '@/lib/server/settings/env'
import { wordsIn } from '@/messages/wordsIn'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: wordsIn(await pageLanguage(), 'statusPage')('pageTitle'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ ask?: unknown }>
}

const Page = async ({ params, searchParams }: Props) => {
  const payload = await payloadClient()
  const { token } = await params
  const own = await findByToken(payload, token)
  if (!own) notFound()
  const { ask } = await searchParams
  const asked = isCandidateAction(ask) ? ask : null
  const outcome = asked ? null : await formOutcome()
  const now = new Date()
  const language = await pageLanguage()
  const [view, facts, words] = await Promise.all([
    statusView(payload, own, token, now, language),
    siteFacts(),
    toolWords(language),
  ])
  return (
    <StatusScreen
      view={view}
      asked={asked}
      asksQuestions={ask === 'questions'}
      outcome={outcome}
      facts={facts}
      siteUrl={env.siteUrl}
      now={now}
      words={words}
    />
  )
}

export default Page
