import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { answerHelp } from '@/collections/Tools/help/answer'
import { helpHref, readHelpQuestion } from '@/collections/Tools/help/shared/question'
import { toolFacts } from '@/collections/Tools/toolFacts'
import { askedQuestion } from '@/collections/Tools/toolPage'
import { toolWords } from '@/collections/Tools/toolWords'
import { HelpAsk } from '@/components/tools/help/HelpAsk'
import { HelpResult } from '@/components/tools/help/HelpResult'
import { ToolPage } from '@/components/tools/shared/ToolPage'
import { toolMetadata } from '@/components/tools/shared/toolMetadata'
import { officeDay } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { SearchParams } from '@/lib/shared/query'
import { wordsIn } from '@/messages/wordsIn'
import { inPageLanguage } from '../inPageLanguage'

// Rendered per request: the question is in the address, and a build has no database.
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

const asked = ({ searchParams }: Props, now: Date) =>
  askedQuestion('help', searchParams, (query) => readHelpQuestion(query, now), helpHref)

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { language, isAnswer } = await asked(props, new Date())
  const description = wordsIn(language, 'tools')('helpDescription')
  return inPageLanguage(
    paths.getHelp,
    toolMetadata({ tool: 'help', description, isAnswer, language }),
  )
}

const HelpPage = async (props: Props) => {
  const now = new Date()
  const [{ question, language, address, isAnswer }, site, facts] = await Promise.all([
    asked(props, now),
    siteFacts(),
    toolFacts(),
  ])
  const words = await toolWords(language)
  const today = officeDay(now)
  return (
    <ToolPage tool="help" facts={site} now={now} words={words} isAloud={isAnswer}>
      {isAnswer ? (
        <HelpResult
          question={question}
          answer={answerHelp(question, facts, now)}
          address={address}
          today={today}
          words={words}
        />
      ) : (
        <HelpAsk today={today} words={words} />
      )}
    </ToolPage>
  )
}

export default HelpPage
