import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { familyView } from '@/collections/StatusPage/applicationSteps'
import { findByFamilyToken } from '@/collections/Submissions/familyLink'
import { FamilyScreen } from '@/components/statusPage/FamilyScreen'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { payloadClient } from '@/lib/server/payload/payload'
import { wordsIn } from '@/messages/wordsIn'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: wordsIn(await pageLanguage(), 'family')('pageTitle'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})

const Page = async ({ params }: { params: Promise<{ token: string }> }) => {
  const payload = await payloadClient()
  const { token } = await params
  const now = new Date()
  const row = await findByFamilyToken(payload, token, now)
  if (!row) notFound()
  const [view, facts] = await Promise.all([familyView(payload, row, now), siteFacts()])
  const language = await pageLanguage()
  return <FamilyScreen {...{ view, token, facts, now, language }} />
}

export default Page
