import { Circle, CircleCheck } from 'lucide'
import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { SideKey } from '@/components/tools/shared/SideKey'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './Steps.module.css'
import { StepsForm } from './StepsForm'

/** The question of My steps, with the key to the line. */
export const StepsAsk = ({ words }: { words: PageWords }) => {
  const { language } = words
  const t = wordsIn(language, 'tools')
  const inSteps = wordsIn(language, 'steps')
  return (
    <ToolColumns
      side={
        <SideKey
          title={t('howToRead')}
          entries={[
            {
              mark: <Icon of={CircleCheck} />,
              title: inSteps('done'),
              text: t('doneText'),
            },
            {
              mark: <i className={styles.diamond} />,
              title: inSteps('here'),
              text: t('hereText'),
            },
            { mark: <Icon of={Circle} />, title: t('toCome'), text: t('toComeText') },
          ]}
          note={t('stepsNote')}
        />
      }
    >
      <ToolHead title={translated(language, 'home', TOOLS.steps.name)} lead={t('stepsLead')} />
      <StepsForm route={EMPTY_ROUTE} words={words} />
      <AppliedNote words={words} />
    </ToolColumns>
  )
}

/** Where somebody who has applied sees the own place on the line. */
export const AppliedNote = ({ words: { language } }: { words: PageWords }) => (
  <p className={`${styles.applied} no-print`}>
    {wordsIn(language, 'tools').rich('applied', {
      b: (text) => <b>{text}</b>,
      a: (text) => (
        <a className="link" href={linkIn(paths.page('your-status-page'), language)}>
          {text}
        </a>
      ),
    })}
  </p>
)
