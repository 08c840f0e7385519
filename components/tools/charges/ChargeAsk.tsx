import { NO_QUESTION } from '@/collections/Tools/charges/shared/question'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { SideKey } from '@/components/tools/shared/SideKey'
import { Sign } from '@/components/tools/shared/Sign'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { ChargeForm } from './ChargeForm'

/** The questions of Can I be charged this?, and what the four signs mean. */
export const ChargeAsk = () => (
  <ToolColumns
    side={
      <SideKey
        title="The answer is one of four"
        entries={[
          {
            mark: <Sign kind="no" />,
            title: 'No',
            text: 'The employer or the office pays.',
          },
          {
            mark: <Sign kind="only" />,
            title: 'Only this much',
            text: 'There is a limit. You see the sum.',
          },
          {
            mark: <Sign kind="yes" />,
            title: 'Yes',
            text: 'You may be asked. Keep the receipt.',
          },
          {
            mark: <Sign kind="unknown" />,
            title: 'We do not know',
            text: 'The law is not clear. We say whom to ask.',
          },
        ]}
        note="Every answer names its source and the date. You give no name and no number here."
      />
    }
  >
    <ToolHead
      title={TOOLS.charges.name}
      lead="Somebody asks you for money for a job abroad. See in one minute what the law says, and what to reply."
    />
    <ChargeForm question={NO_QUESTION} />
  </ToolColumns>
)
