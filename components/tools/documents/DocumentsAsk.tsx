import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import type { Line } from '@/collections/Tools/shared/line'
import { PAYERS, type Payer } from '@/collections/Tools/shared/payers'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { PayerIcon, payerIn } from '@/components/tools/shared/PayerMark'
import { SideKey } from '@/components/tools/shared/SideKey'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { keysOf } from '@/lib/shared/objects'
import type { English } from '@/messages/en'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import { DocumentsForm } from './DocumentsForm'

type Props = {
  stamp: readonly Line[]
  sources: readonly ToolSource[]
  address: string
  words: PageWords
}

const MEANINGS = {
  employer: 'employerPays',
  you: 'youPay',
  'in the limit': 'inTheLimit',
  free: 'free',
  ask: 'ask',
} as const satisfies Record<Payer, keyof English['documents']>

/** My documents before anything was answered: the questions, and what the marks mean. */
export const DocumentsAsk = ({ stamp, sources, address, words }: Props) => {
  const { language } = words
  const t = wordsIn(language, 'documents')
  return (
    <>
      <ToolColumns
        side={
          <SideKey
            title={t('marks')}
            entries={keysOf(PAYERS).map((who) => ({
              mark: <PayerIcon who={who} />,
              title: payerIn(language, who),
              text: t(MEANINGS[who]),
            }))}
            note={t('note')}
          />
        }
      >
        <ToolHead title={translated(language, 'home', TOOLS.documents.name)} lead={t('lead')} />
        <DocumentsForm route={EMPTY_ROUTE} stamp={stamp} sources={sources} words={words} />
      </ToolColumns>
      <ToolSources sources={sources} address={address} words={words} />
    </>
  )
}
