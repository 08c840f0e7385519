import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isAlertToken } from '@/collections/JobAlerts/alertLink'
import { alertView } from '@/collections/JobAlerts/alertView'
import { AlertScreen } from '@/components/jobAlerts/AlertScreen'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { payloadClient } from '@/lib/server/payload/payload'
import { wordsIn } from '@/messages/wordsIn'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: wordsIn(await pageLanguage(), 'jobAlerts')('pageTitle'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})

const Page = async ({ params }: { params: Promise<{ token: string }> }) => {
  const { token } = await params
  if (!isAlertToken(token)) notFound()
  const language = await pageLanguage()
  const view = await alertView(await payloadClient(), token, language, new Date())
  return <AlertScreen view={view} outcome={await formOutcome()} language={language} />
}

export default Page
