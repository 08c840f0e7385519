import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { offerAnswer } from '@/collections/Tools/offer/answer'
import { questionHref, readQuestion } from '@/collections/Tools/offer/shared/question'
import { sourcesOf } from '@/collections/Tools/shared/sources'
import { askedQuestion, toolFacts } from '@/collections/Tools/toolPage'
import { OfferAsk } from '@/components/tools/offer/OfferAsk'
import { OfferResult } from '@/components/tools/offer/OfferResult'
import { ToolPage } from '@/components/tools/shared/ToolPage'
import { toolMetadata } from '@/components/tools/shared/toolMetadata'
import { paths } from '@/lib/shared/paths'
import type { SearchParams } from '@/lib/shared/query'
import { inPageLanguage } from '../inPageLanguage'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

const asked = ({ searchParams }: Props) =>
  askedQuestion('offer', searchParams, readQuestion, questionHref)

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  inPageLanguage(
    paths.checkMyOffer,
    toolMetadata({
      tool: 'offer',
      description:
        'What one hour of a job offer is worth, what the law adds, and which points of the contract are missing. Compare two offers side by side.',
      isAnswer: (await asked(props)).isAnswer,
    }),
  )

const Page = async (props: Props) => {
  const { question, address, isAnswer } = await asked(props)
  const [facts, settings] = [await toolFacts(), await siteFacts()]
  const now = new Date()
  const answer = offerAnswer(question, facts)
  return (
    <ToolPage tool="offer" facts={settings} now={now}>
      {isAnswer ? (
        <OfferResult
          question={question}
          answer={answer}
          sources={sourcesOf(answer.facts, facts, now)}
          address={address}
        />
      ) : (
        <OfferAsk question={question} />
      )}
    </ToolPage>
  )
}

export default Page
