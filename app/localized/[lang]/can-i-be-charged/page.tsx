import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { answerCharge } from '@/collections/Tools/charges/answer'
import { questionHref, readQuestion } from '@/collections/Tools/charges/shared/question'
import { toolFacts } from '@/collections/Tools/toolFacts'
import { askedQuestion } from '@/collections/Tools/toolPage'
import { toolWords } from '@/collections/Tools/toolWords'
import { ChargeAsk } from '@/components/tools/charges/ChargeAsk'
import { ChargeResult } from '@/components/tools/charges/ChargeResult'
import { ToolPage } from '@/components/tools/shared/ToolPage'
import { toolMetadata } from '@/components/tools/shared/toolMetadata'
import { paths } from '@/lib/shared/paths'
import type { SearchParams } from '@/lib/shared/query'
import { wordsIn } from '@/messages/wordsIn'
import { inPageLanguage } from '../inPageLanguage'

// Rendered per request: the question is in the address, and a build has no database.
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

const asked = ({ searchParams }: Props) =>
  askedQuestion('charges', searchParams, readQuestion, questionHref)

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { language, isAnswer } = await asked(props)
  return inPageLanguage(
    paths.canIBeCharged,
    toolMetadata({
      tool: 'charges',
      description: wordsIn(language, 'tools')('description'),
      isAnswer,
      language,
    }),
  )
}

const ChargesPage = async (props: Props) => {
  const [{ question, language, address, isAnswer }, site, facts] = await Promise.all([
    asked(props),
    siteFacts(),
    toolFacts(),
  ])
  const words = await toolWords(language)
  const now = new Date()
  return (
    <ToolPage tool="charges" facts={site} now={now} words={words} isAloud={isAnswer}>
      {isAnswer ? (
        <ChargeResult
          question={question}
          answer={answerCharge(question, facts, now)}
          address={address}
          words={words}
        />
      ) : (
        <ChargeAsk words={words} />
      )}
    </ToolPage>
  )
}

export default ChargesPage
