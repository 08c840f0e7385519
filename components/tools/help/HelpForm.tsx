import { Siren } from 'lucide'
import {
  aboutOf,
  type HelpQuestion,
  IN_DANGER,
  ORIGINS,
  PLACES,
  PROBLEMS,
} from '@/collections/Tools/help/shared/question'
import { Choice, Choices } from '@/components/tools/shared/Choices'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { fieldOf, ToolForm, ToolQuestion } from '@/components/tools/shared/ToolForm'
import { TOOL_ICONS } from '@/components/tools/shared/toolIcons'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import { keysOf, mapValues } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './HelpForm.module.css'

type Props = { question: HelpQuestion; today: string; words: PageWords }

/** The questions of Get help, with the answers given so far. `today` is the last day to choose. */
export const HelpForm = ({ question, today, words }: Props) => {
  const t = wordsIn(words.language, 'tools')
  const say = (english: string) => words.text(english).children
  const isAboutOther = question.what !== null && aboutOf(question.what) !== null
  return (
    <ToolForm action={linkIn(paths.getHelp, words.language)} submit={t('showWhere')}>
      <RouteBox
        cells={[
          {
            name: 'in',
            label: t(isAboutOther ? 'theyAreIn' : 'iAmIn'),
            value: question.in,
            options: mapValues(PLACES, say),
            empty: t('choose'),
          },
          {
            name: 'from',
            label: t(isAboutOther ? 'theyComeFrom' : 'comeFrom'),
            value: question.from,
            options: mapValues(ORIGINS, say),
            empty: t('choose'),
          },
        ]}
      />
      <Choices name="what" title={say('What happened?')} columns={2}>
        {keysOf(PROBLEMS).map((problem) => (
          <Choice
            key={problem}
            name="what"
            value={problem}
            chosen={question.what}
            icon={<Icon of={TOOL_ICONS[PROBLEMS[problem].icon]} />}
          >
            {say(PROBLEMS[problem].label)}
          </Choice>
        ))}
      </Choices>
      <ToolQuestion name="ended" title={t('whenEnded')} hint={t('whenEndedHint')}>
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

/** Above everything else: what to do in danger. */
export const Danger = ({ words: { text } }: { words: PageWords }) => (
  <p className={styles.danger}>
    <Icon of={Siren} />
    <span>
      <b>{text(IN_DANGER.question).children}</b> {text(IN_DANGER.answer).children}
    </span>
  </p>
)
