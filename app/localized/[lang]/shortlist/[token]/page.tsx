import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { BROWSER_COOKIE, browserOf } from '@/collections/Shortlists/browser'
import { shortlistView } from '@/collections/Shortlists/shortlistView'
import { ShortlistScreen } from '@/components/shortlist/ShortlistScreen'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { payloadClient } from '@/lib/server/payload/payload'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Proposed people',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const Page = async ({ params }: { params: Promise<{ token: string }> }) => {
  const { token } = await params
  const browser = browserOf((await cookies()).get(BROWSER_COOKIE)?.value)
  const view = await shortlistView(await payloadClient(), token, browser, new Date())
  if (!view) notFound()
  return <ShortlistScreen view={view} outcome={await formOutcome()} facts={await siteFacts()} />
}

export default Page
