import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { BROWSER_COOKIE, browserOf } from '@/collections/Shortlists/browser'
import { shortlistView } from '@/collections/Shortlists/shortlistView'
import { ShortlistScreen } from '@/components/shortlist/ShortlistScreen'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { payloadClient } from '@/lib/server/payload/payload'
import { parseId } from '@/lib/shared/ids'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Proposed people',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ resume?: unknown }>
}

const Page = async ({ params, searchParams }: Props) => {
  const { token } = await params
  const { resume } = await searchParams
  const browser = browserOf((await cookies()).get(BROWSER_COOKIE)?.value)
  const payload = await payloadClient()
  const view = await shortlistView(payload, token, browser, new Date(), parseId(resume))
  if (!view) notFound()
  return <ShortlistScreen view={view} outcome={await formOutcome()} facts={await siteFacts()} />
}

export default Page
