import { Calculator, House, IndianRupee, Lock, Scale } from 'lucide'
import type { OfferQuestion } from '@/collections/Tools/offer/shared/question'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { SideKey } from '@/components/tools/shared/SideKey'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { Icon, type IconShape } from '@/components/ui/Icon'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import { OfferForm } from './OfferForm'

const GOOD_TO_KNOW = [
  [Scale, 'basicCounts', 'basicCountsText'],
  [Calculator, 'daysOfMonth', 'daysOfMonthText'],
  [IndianRupee, 'noRate', 'noRateText'],
  [House, 'notHousehold', 'household'],
  [Lock, 'stays', 'staysText'],
] as const satisfies readonly (readonly [IconShape, string, string])[]

type Props = { question: OfferQuestion; words: PageWords }

/** Check my offer before anything was answered. */
export const OfferAsk = ({ question, words }: Props) => {
  const { language } = words
  const t = wordsIn(language, 'offer')
  return (
    <>
      <ToolHead title={translated(language, 'home', TOOLS.offer.name)} lead={t('lead')} />
      <ToolColumns
        side={
          <SideKey
            title={wordsIn(language, 'tools')('goodToKnow')}
            entries={GOOD_TO_KNOW.map(([icon, title, text]) => ({
              mark: <Icon of={icon} />,
              title: t(title),
              text: t(text),
            }))}
            note={t('note')}
          />
        }
      >
        <OfferForm question={question} currency={null} words={words} />
      </ToolColumns>
    </>
  )
}
