import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { sourcesOf } from '@/collections/Tools/shared/sources'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { questionHref, readQuestion } from '@/collections/Tools/steps/shared/question'
import { toolFacts } from '@/collections/Tools/toolFacts'
import { askedQuestion } from '@/collections/Tools/toolPage'
import { toolWords } from '@/collections/Tools/toolWords'
import { ToolPage } from '@/components/tools/shared/ToolPage'
import { toolMetadata } from '@/components/tools/shared/toolMetadata'
import { StepsAsk } from '@/components/tools/steps/StepsAsk'
import { StepsResult } from '@/components/tools/steps/StepsResult'
import { paths } from '@/lib/shared/paths'
import type { SearchParams } from '@/lib/shared/query'
import { wordsIn } from '@/messages/wordsIn'
import { inPageLanguage } from '../inPageLanguage'

// What Next renders is stored by the page cache in front of it alone (docs/adr/0022).
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

const asked = ({ searchParams }: Props) =>
  askedQuestion('steps', searchParams, readQuestion, questionHref)

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { language, isAnswer } = await asked(props)
  const description = wordsIn(language, 'tools')('stepsDescription')
  return inPageLanguage(
    paths.mySteps,
    toolMetadata({ tool: 'steps', description, isAnswer, language }),
  )
}

const Page = async (props: Props) => {
  const [{ question: route, language, address, isAnswer }, facts, settings] = await Promise.all([
    asked(props),
    toolFacts(),
    siteFacts(),
  ])
  const words = await toolWords(language)
  const now = new Date()
  const answer = stepsAnswer(route, facts)
  return (
    <ToolPage tool="steps" facts={settings} now={now} words={words}>
      {isAnswer ? (
        <StepsResult
          route={route}
          answer={answer}
          sources={sourcesOf(answer.facts, facts, now)}
          address={address}
          words={words}
        />
      ) : (
        <StepsAsk words={words} />
      )}
    </ToolPage>
  )
}

export default Page
