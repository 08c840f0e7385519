import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { answerCharge } from '@/collections/Tools/charges/answer'
import { questionHref, readQuestion } from '@/collections/Tools/charges/shared/question'
import { askedQuestion, toolFacts } from '@/collections/Tools/toolPage'
import { ChargeAsk } from '@/components/tools/charges/ChargeAsk'
import { ChargeResult } from '@/components/tools/charges/ChargeResult'
import { ToolPage } from '@/components/tools/shared/ToolPage'
import { toolMetadata } from '@/components/tools/shared/toolMetadata'
import { env } from '@/lib/server/settings/env'
import { paths } from '@/lib/shared/paths'
import type { SearchParams } from '@/lib/shared/query'
import { inPageLanguage } from '../inPageLanguage'

// Rendered per request: the question is in the address, and a build has no database.
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

const asked = async ({ searchParams }: Props) => {
  const question = await askedQuestion('charges', searchParams, readQuestion, questionHref)
  const href = questionHref(question)
  return { question, href, isAnswer: href !== paths.canIBeCharged }
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  inPageLanguage(
    paths.canIBeCharged,
    toolMetadata({
      tool: 'charges',
      description:
        'Does an agent or employer ask you for money for a job abroad? See what the law allows, up to how much, what to reply and where to complain.',
      isAnswer: (await asked(props)).isAnswer,
    }),
  )

const ChargesPage = async (props: Props) => {
  const [{ question, href, isAnswer }, site, facts] = await Promise.all([
    asked(props),
    siteFacts(),
    toolFacts(),
  ])
  const now = new Date()
  return (
    <ToolPage tool="charges" facts={site} now={now}>
      {isAnswer ? (
        <ChargeResult
          question={question}
          answer={answerCharge(question, facts, now)}
          address={`${env.siteUrl}${href}`}
        />
      ) : (
        <ChargeAsk />
      )}
    </ToolPage>
  )
}

export default ChargesPage
