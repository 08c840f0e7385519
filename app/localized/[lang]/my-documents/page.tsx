import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import { questionHref, readQuestion } from '@/collections/Tools/documents/shared/question'
import { quotes } from '@/collections/Tools/shared/facts'
import { sourcesOf } from '@/collections/Tools/shared/sources'
import { toolFacts } from '@/collections/Tools/toolFacts'
import { askedQuestion } from '@/collections/Tools/toolPage'
import { toolWords } from '@/collections/Tools/toolWords'
import { DocumentsAsk } from '@/components/tools/documents/DocumentsAsk'
import { DocumentsResult } from '@/components/tools/documents/DocumentsResult'
import { ToolPage } from '@/components/tools/shared/ToolPage'
import { toolMetadata } from '@/components/tools/shared/toolMetadata'
import { paths } from '@/lib/shared/paths'
import type { SearchParams } from '@/lib/shared/query'
import { wordsIn } from '@/messages/wordsIn'
import { inPageLanguage } from '../inPageLanguage'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

/** What the question about the passport quotes. */
const STAMP = ['in.ecr.mark', 'in.ecr.no-mark']

const asked = ({ searchParams }: Props) =>
  askedQuestion('documents', searchParams, readQuestion, questionHref)

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { language, isAnswer } = await asked(props)
  const description = wordsIn(language, 'documents')('description')
  return inPageLanguage(
    paths.myDocuments,
    toolMetadata({ tool: 'documents', description, isAnswer, language }),
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
  const stamp = quotes(facts, STAMP)
  const answer = documentsAnswer(route, facts)
  const shown = isAnswer ? [...answer.facts, ...STAMP] : STAMP
  const common = { stamp, sources: sourcesOf(shown, facts, now), address, words }
  return (
    <ToolPage tool="documents" facts={settings} now={now} words={words}>
      {isAnswer ? (
        <DocumentsResult route={route} answer={answer} {...common} />
      ) : (
        <DocumentsAsk {...common} />
      )}
    </ToolPage>
  )
}

export default Page
