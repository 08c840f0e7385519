import { Siren } from 'lucide'
import {
  aboutOf,
  type HelpQuestion,
  ORIGINS,
  PLACES,
  PROBLEMS,
} from '@/collections/Tools/help/shared/question'
import { Choice, Choices } from '@/components/tools/shared/Choices'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { fieldOf, ToolForm, ToolQuestion } from '@/components/tools/shared/ToolForm'
import { TOOL_ICONS } from '@/components/tools/shared/toolIcons'
import { Icon } from '@/components/ui/Icon'
import { keysOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import styles from './HelpForm.module.css'

/** The questions of Get help, with the answers given so far. `today` is the last day to choose. */
export const HelpForm = ({ question, today }: { question: HelpQuestion; today: string }) => {
  const isAboutOther = question.what !== null && aboutOf(question.what) !== null
  return (
    <ToolForm action={paths.getHelp} submit="Show where to go">
      <RouteBox
        cells={[
          {
            name: 'in',
            label: isAboutOther ? 'They are in' : 'I am in',
            value: question.in,
            options: PLACES,
          },
          {
            name: 'from',
            label: isAboutOther ? 'They come from' : 'I come from',
            value: question.from,
            options: ORIGINS,
          },
        ]}
      />
      <Choices name="what" title="What happened?" columns={2}>
        {keysOf(PROBLEMS).map((problem) => (
          <Choice
            key={problem}
            name="what"
            value={problem}
            chosen={question.what}
            icon={<Icon of={TOOL_ICONS[PROBLEMS[problem].icon]} />}
          >
            {PROBLEMS[problem].label}
          </Choice>
        ))}
      </Choices>
      <ToolQuestion
        name="ended"
        title="When did the work end?"
        hint="Only if it has ended. We count the last day for you."
      >
        <input
          {...fieldOf('ended')}
          type="date"
          min="1990-01-01"
          max={today}
          defaultValue={question.ended ?? ''}
        />
      </ToolQuestion>
    </ToolForm>
  )
}

/** Above everything else: what to do in danger. `text` is 'In danger now? …'. */
export const Danger = ({ text }: { text: string }) => {
  const [first, ...rest] = text.split('? ')
  return (
    <p className={styles.danger}>
      <Icon of={Siren} />
      <span>
        <b>{first}?</b> {rest.join('? ')}
      </span>
    </p>
  )
}
