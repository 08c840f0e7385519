import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { answerHelp, IN_DANGER } from '@/collections/Tools/help/answer'
import { helpHref, readHelpQuestion } from '@/collections/Tools/help/shared/question'
import { askedQuestion, toolFacts } from '@/collections/Tools/toolPage'
import { HelpAsk } from '@/components/tools/help/HelpAsk'
import { HelpResult } from '@/components/tools/help/HelpResult'
import { ToolPage } from '@/components/tools/shared/ToolPage'
import { toolMetadata } from '@/components/tools/shared/toolMetadata'
import { env } from '@/lib/server/settings/env'
import { officeDay } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { SearchParams } from '@/lib/shared/query'
import { inPageLanguage } from '../inPageLanguage'

// Rendered per request: the question is in the address, and a build has no database.
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

const asked = async ({ searchParams }: Props, now: Date) => {
  const read = (query: URLSearchParams) => readHelpQuestion(query, now)
  const question = await askedQuestion('help', searchParams, read, helpHref)
  const href = helpHref(question)
  return { question, href, isAnswer: href !== paths.getHelp }
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  inPageLanguage(
    paths.getHelp,
    toolMetadata({
      tool: 'help',
      description:
        'Not paid, passport taken, ill, cheated? Get the office and the number to call in your country of work, the last day to complain, and a text to send.',
      isAnswer: (await asked(props, new Date())).isAnswer,
    }),
  )

const HelpPage = async (props: Props) => {
  const now = new Date()
  const [{ question, href, isAnswer }, site, facts] = await Promise.all([
    asked(props, now),
    siteFacts(),
    toolFacts(),
  ])
  return (
    <ToolPage tool="help" facts={site} now={now}>
      {isAnswer ? (
        <HelpResult
          question={question}
          answer={answerHelp(question, facts, now)}
          danger={IN_DANGER}
          address={`${env.siteUrl}${href}`}
          today={officeDay(now)}
        />
      ) : (
        <HelpAsk today={officeDay(now)} danger={IN_DANGER} />
      )}
    </ToolPage>
  )
}

export default HelpPage
