import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { typedAddress } from '@/collections/Ledger/shared/address'
import { ReceiptQuestion } from '@/components/receipts/ReceiptQuestion'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { inLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { type SearchParams, toQuery } from '@/lib/shared/query'
import { wordsIn } from '@/messages/wordsIn'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: wordsIn(await pageLanguage(), 'receipts')('checkTitle'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})

/** The form that checks a receipt. It leads to the address of the receipt, which looks it up. */
const Page = async ({ searchParams }: { searchParams: Promise<SearchParams> }) => {
  const query = toQuery(await searchParams)
  const [facts, language] = await Promise.all([siteFacts(), pageLanguage()])
  const [number = '', code = ''] = ['number', 'code'].map((name) => query.get(name)?.slice(0, 200))
  const address = typedAddress(number, code)
  if (address) redirect(inLanguage(paths.receipt(address), language))
  return (
    <ReceiptQuestion
      number={number}
      code={code.slice(0, 20)}
      isUnreadable={query.has('number')}
      facts={facts}
      language={language}
    />
  )
}

export default Page
