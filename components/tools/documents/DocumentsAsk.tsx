import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import type { Line } from '@/collections/Tools/shared/line'
import { PAYERS, type Payer } from '@/collections/Tools/shared/payers'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { PayerIcon } from '@/components/tools/shared/PayerMark'
import { SideKey } from '@/components/tools/shared/SideKey'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { keysOf } from '@/lib/shared/objects'
import { DocumentsForm } from './DocumentsForm'

type Props = { stamp: readonly Line[]; sources: readonly ToolSource[]; address: string }

const MEANINGS: Readonly<Record<Payer, string>> = {
  employer: 'The law or the contract says so.',
  you: 'Pay at the counter. Keep the receipt.',
  'in the limit': 'The agent’s fee covers it. Not a second time.',
  free: 'Nobody may ask money for it.',
  ask: 'We found no clear rule. Ask first, in writing.',
}

/** My documents before anything was answered: the questions, and what the marks mean. */
export const DocumentsAsk = ({ stamp, sources, address }: Props) => (
  <>
    <ToolColumns
      side={
        <SideKey
          title="What the marks mean"
          entries={keysOf(PAYERS).map((who) => ({
            mark: <PayerIcon who={who} />,
            title: PAYERS[who],
            text: MEANINGS[who],
          }))}
          note="Your ticks stay on this phone. Do not give away an original without a receipt."
        />
      }
    >
      <ToolHead
        title="My documents"
        lead="Your own list of papers, in the right order: who gives it, who pays, how long it is good."
      />
      <DocumentsForm route={EMPTY_ROUTE} stamp={stamp} sources={sources} />
    </ToolColumns>
    <ToolSources sources={sources} address={address} />
  </>
)
