import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findOwn } from '@/collections/OwnPage/link'
import { ownView } from '@/collections/OwnPage/ownView'
import { isOwnAction } from '@/collections/OwnPage/schema'
import { OwnScreen } from '@/components/own/OwnScreen'
import { siteFacts } from '@/globals/siteFacts'
import { formOutcome } from '@/lib/server/backToForm'
import { payloadClient } from '@/lib/server/payload'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Your own page',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ ask?: unknown }>
}

const Page = async ({ params, searchParams }: Props) => {
  const payload = await payloadClient()
  const { token } = await params
  const own = await findOwn(payload, token)
  if (!own) notFound()
  const { ask } = await searchParams
  const asked = isOwnAction(ask) ? ask : null
  const outcome = asked ? null : await formOutcome()
  const [view, facts] = await Promise.all([ownView(payload, own, token), siteFacts()])
  return <OwnScreen view={view} asked={asked} outcome={outcome} facts={facts} now={new Date()} />
}

export default Page
