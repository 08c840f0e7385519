import { Calculator, House, IndianRupee, Lock, Scale } from 'lucide'
import type { OfferQuestion } from '@/collections/Tools/offer/shared/question'
import { SideKey } from '@/components/tools/shared/SideKey'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { Icon } from '@/components/ui/Icon'
import { OfferForm } from './OfferForm'

/** Also beside the answer: somebody may open it from a link. */
export const HOUSEHOLD =
  'Most of these countries have another law for maids, nannies, cooks and drivers of a family. Ask the labour office or your embassy.'

const GOOD_TO_KNOW = [
  {
    mark: <Icon of={Scale} />,
    title: 'Basic pay counts most',
    text: 'Overtime and end-of-service pay are usually worked out from it.',
  },
  {
    mark: <Icon of={Calculator} />,
    title: 'Days of a month',
    text: 'We divide a month by 30 days. You can change it to 26.',
  },
  {
    mark: <Icon of={IndianRupee} />,
    title: 'No rupee rate here',
    text: 'All sums are in the money of the country of the job.',
  },
  {
    mark: <Icon of={House} />,
    title: 'Not for work in a private home',
    text: HOUSEHOLD,
  },
  {
    mark: <Icon of={Lock} />,
    title: 'Stays with you',
    text: 'The numbers are in the address of the page, not in our office.',
  },
]

/** Check my offer before anything was answered. */
export const OfferAsk = ({ question }: { question: OfferQuestion }) => (
  <>
    <ToolHead
      title="Check my offer"
      lead="Copy the numbers from your offer. We work out a month, an hour, and what the law adds."
    />
    <ToolColumns
      side={
        <SideKey
          title="Good to know"
          entries={GOOD_TO_KNOW}
          note="An offer is no contract. What counts is written in the contract that you sign."
        />
      }
    >
      <OfferForm question={question} currency={null} />
    </ToolColumns>
  </>
)
