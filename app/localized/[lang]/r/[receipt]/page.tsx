import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { receiptAt } from '@/collections/Ledger/receipts'
import { readNumber } from '@/collections/Ledger/shared/address'
import { NoReceipt } from '@/components/receipts/NoReceipt'
import { ReceiptCheck } from '@/components/receipts/ReceiptCheck'
import { ReceiptQuestion } from '@/components/receipts/ReceiptQuestion'
import { ReceiptSheet } from '@/components/receipts/ReceiptSheet'
import { clientAddress } from '@/lib/server/calls/clientAddress'
import { countSender, isUsedUp } from '@/lib/server/calls/rateLimit'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { payloadClient } from '@/lib/server/payload/payload'
import { wordsIn } from '@/messages/wordsIn'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: wordsIn(await pageLanguage(), 'receipts')('pageTitle'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})

type Props = {
  params: Promise<{ receipt: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Numbers are not guessed one after the other: each that is not found counts for its sender. */
const Page = async ({ params, searchParams }: Props) => {
  const [{ receipt }, { of }, facts, language] = await Promise.all([
    params,
    searchParams,
    siteFacts(),
    pageLanguage(),
  ])
  const shown = { facts, language }
  // Without a check code nothing is looked up.
  const number = readNumber(receipt)
  if (number) return <ReceiptQuestion number={number} {...shown} />
  const view = await receiptAt(
    await payloadClient(),
    receipt,
    typeof of === 'string' ? of : undefined,
  )
  // A signed address is not guessed: others behind the same network must not close it.
  if (view?.whole) return <ReceiptSheet view={view} {...shown} />
  const sender = clientAddress(await headers())
  if (await isUsedUp('receiptCheck', sender)) return <NoReceipt isLimited {...shown} />
  if (view) return <ReceiptCheck view={view} {...shown} />
  await countSender('receiptCheck', sender)
  return <NoReceipt {...shown} />
}

export default Page
