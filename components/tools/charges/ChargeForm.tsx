import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import {
  ASKERS,
  CHARGES,
  type Charge,
  type ChargeQuestion,
  HOMES,
} from '@/collections/Tools/charges/shared/question'
import { Drawing } from '@/components/agency/Drawing'
import { Choice, Choices } from '@/components/tools/shared/Choices'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { fieldOf, ToolForm, ToolQuestion } from '@/components/tools/shared/ToolForm'
import { keysOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'

const isMore = (charge: Charge): boolean => 'isMore' in CHARGES[charge]

const COMMON = keysOf(CHARGES).filter((charge) => !isMore(charge))
const RARE = keysOf(CHARGES).filter(isMore)

/** The questions of Can I be charged this?, with the answers given so far. */
export const ChargeForm = ({ question }: { question: ChargeQuestion }) => {
  const { from, to, by, sum } = question
  const choice = (charge: Charge) => (
    <Choice
      key={charge}
      name="for"
      value={charge}
      chosen={question.for}
      icon={<Drawing of="charges" name={charge} />}
    >
      {CHARGES[charge].label}
    </Choice>
  )
  return (
    <ToolForm action={paths.canIBeCharged} submit="Show the answer">
      <RouteBox
        isWay
        cells={[
          { name: 'from', label: 'I come from', value: from, options: HOMES },
          { name: 'to', label: 'The job is in', value: to, options: DESTINATIONS },
        ]}
      />
      <Choices name="by" title="Who asks for the money?" columns={4} onPhone={2}>
        {keysOf(ASKERS).map((asker) => (
          <Choice key={asker} name="by" value={asker} chosen={by}>
            {ASKERS[asker].label}
          </Choice>
        ))}
      </Choices>
      <Choices
        name="for"
        title="What is the money for?"
        hint="Choose one. You can ask again for the next one."
        columns={3}
        more={{
          label: `${RARE.length} more charges`,
          isOpen: question.for !== null && isMore(question.for),
          choices: RARE.map(choice),
        }}
      >
        {COMMON.map(choice)}
      </Choices>
      <ToolQuestion
        name="sum"
        title="How much do they ask?"
        hint="In the money of your home country. You can leave this empty."
      >
        <input
          {...fieldOf('sum')}
          defaultValue={sum ?? ''}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </ToolQuestion>
    </ToolForm>
  )
}
