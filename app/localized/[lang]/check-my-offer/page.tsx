import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { offerAnswer } from '@/collections/Tools/offer/answer'
import { questionHref, readQuestion } from '@/collections/Tools/offer/shared/question'
import { sourcesOf } from '@/collections/Tools/shared/sources'
import { toolFacts } from '@/collections/Tools/toolFacts'
import { askedQuestion } from '@/collections/Tools/toolPage'
import { toolWords } from '@/collections/Tools/toolWords'
import { OfferAsk } from '@/components/tools/offer/OfferAsk'
import { OfferResult } from '@/components/tools/offer/OfferResult'
import { ToolPage } from '@/components/tools/shared/ToolPage'
import { toolMetadata } from '@/components/tools/shared/toolMetadata'
import { paths } from '@/lib/shared/paths'
import type { SearchParams } from '@/lib/shared/query'
import { wordsIn } from '@/messages/wordsIn'
import { inPageLanguage } from '../inPageLanguage'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

const asked = ({ searchParams }: Props) =>
  askedQuestion('offer', searchParams, readQuestion, questionHref)

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { language, isAnswer } = await asked(props)
  const description = wordsIn(language, 'offer')('description')
  return inPageLanguage(
    paths.checkMyOffer,
    toolMetadata({ tool: 'offer', description, isAnswer, language }),
  )
}

const Page = async (props: Props) => {
  const { question, language, address, isAnswer } = await asked(props)
  const [words, facts, settings] = await Promise.all([
    toolWords(language),
    toolFacts(),
    siteFacts(),
  ])
  const now = new Date()
  const answer = offerAnswer(question, facts)
  return (
    <ToolPage tool="offer" facts={settings} now={now} words={words}>
      {isAnswer ? (
        <OfferResult
          question={question}
          answer={answer}
          sources={sourcesOf(answer.facts, facts, now)}
          address={address}
          words={words}
        />
      ) : (
        <OfferAsk question={question} words={words} />
      )}
    </ToolPage>
  )
}

export default Page
