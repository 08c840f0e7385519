import { CalendarClock, IdCard, MessageSquareQuote, Phone } from 'lucide'
import { NO_HELP_QUESTION } from '@/collections/Tools/help/shared/question'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { SideKey } from '@/components/tools/shared/SideKey'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { Icon } from '@/components/ui/Icon'
import { Danger, HelpForm } from './HelpForm'
import { SavedHere } from './SavedHere'

/** The questions of Get help, and what the answer has. */
export const HelpAsk = ({ today, danger }: { today: string; danger: string }) => (
  <ToolColumns
    side={
      <>
        <SideKey
          title="You get"
          entries={[
            {
              mark: <Icon of={Phone} />,
              title: 'One number to press',
              text: 'The office that can decide.',
            },
            {
              mark: <Icon of={CalendarClock} />,
              title: 'The last day',
              text: 'Where the law sets one.',
            },
            {
              mark: <Icon of={MessageSquareQuote} />,
              title: 'A complaint text',
              text: 'Put your own words after each line.',
            },
            {
              mark: <Icon of={IdCard} />,
              title: 'A card for your wallet',
              text: 'With the numbers. Your family keeps the other.',
            },
          ]}
          note="You give no name and no number here."
        />
        <SavedHere />
      </>
    }
  >
    <ToolHead
      title={TOOLS.help.name}
      lead="Three questions. Then you get one office, one number to press, and a text to send."
    />
    <Danger text={danger} />
    <HelpForm question={NO_HELP_QUESTION} today={today} />
  </ToolColumns>
)
