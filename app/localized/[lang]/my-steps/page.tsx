import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import { sourcesOf } from '@/collections/Tools/shared/sources'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import {
  questionHref,
  readQuestion,
  type StepsQuestion,
} from '@/collections/Tools/steps/shared/question'
import { askedQuestion, toolFacts } from '@/collections/Tools/toolPage'
import { ToolPage } from '@/components/tools/shared/ToolPage'
import { toolMetadata } from '@/components/tools/shared/toolMetadata'
import { StepsAsk } from '@/components/tools/steps/StepsAsk'
import { StepsResult } from '@/components/tools/steps/StepsResult'
import { env } from '@/lib/server/settings/env'
import { paths } from '@/lib/shared/paths'
import type { SearchParams } from '@/lib/shared/query'
import { inPageLanguage } from '../inPageLanguage'

// What Next renders is stored by the page cache in front of it alone (docs/adr/0022).
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

const isAsked = (question: StepsQuestion): boolean =>
  questionHref(question) !== questionHref(EMPTY_ROUTE)

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  inPageLanguage(
    paths.mySteps,
    toolMetadata({
      tool: 'steps',
      description:
        'The steps from the employer’s request to your first weeks abroad, for your country: who acts, who pays, and what to keep. Each line names its source.',
      isAnswer: isAsked(await askedQuestion('steps', searchParams, readQuestion, questionHref)),
    }),
  )

const Page = async ({ searchParams }: Props) => {
  const route = await askedQuestion('steps', searchParams, readQuestion, questionHref)
  const [facts, settings] = await Promise.all([toolFacts(), siteFacts()])
  const now = new Date()
  const answer = stepsAnswer(route, facts)
  return (
    <ToolPage tool="steps" facts={settings} now={now}>
      {isAsked(route) ? (
        <StepsResult
          route={route}
          answer={answer}
          sources={sourcesOf(answer.facts, facts, now)}
          address={`${env.siteUrl}${questionHref(route)}`}
        />
      ) : (
        <StepsAsk />
      )}
    </ToolPage>
  )
}

export default Page
