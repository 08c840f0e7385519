import { CalendarClock, IdCard, MessageSquareQuote, Phone } from 'lucide'
import { NO_HELP_QUESTION } from '@/collections/Tools/help/shared/question'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { SideKey } from '@/components/tools/shared/SideKey'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { Icon } from '@/components/ui/Icon'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import { Danger, HelpForm } from './HelpForm'
import { SavedHere } from './SavedHere'
import { savedWords } from './savedWords'

/** The questions of Get help, and what the answer has. */
export const HelpAsk = ({ today, words }: { today: string; words: PageWords }) => {
  const t = wordsIn(words.language, 'tools')
  return (
    <ToolColumns
      side={
        <>
          <SideKey
            title={t('youGet')}
            entries={[
              {
                mark: <Icon of={Phone} />,
                title: t('oneNumber'),
                text: t('oneNumberText'),
              },
              {
                mark: <Icon of={CalendarClock} />,
                title: t('lastDay'),
                text: t('lastDayText'),
              },
              {
                mark: <Icon of={MessageSquareQuote} />,
                title: t('complaintText'),
                text: t('complaintTextNote'),
              },
              {
                mark: <Icon of={IdCard} />,
                title: t('walletCard'),
                text: t('walletCardText'),
              },
            ]}
            note={t('noName')}
          />
          <SavedHere {...savedWords(words)} />
        </>
      }
    >
      <ToolHead title={translated(words.language, 'home', TOOLS.help.name)} lead={t('helpLead')} />
      <Danger words={words} />
      <HelpForm question={NO_HELP_QUESTION} today={today} words={words} />
    </ToolColumns>
  )
}
