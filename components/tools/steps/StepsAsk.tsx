import { Circle, CircleCheck } from 'lucide'
import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import { SideKey } from '@/components/tools/shared/SideKey'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './Steps.module.css'
import { StepsForm } from './StepsForm'

/** The question of My steps, with the key to the line. */
export const StepsAsk = () => (
  <ToolColumns
    side={
      <SideKey
        title="How to read the line"
        entries={[
          {
            mark: <Icon of={CircleCheck} />,
            title: 'Done',
            text: 'With the date from our office.',
          },
          {
            mark: <i className={styles.diamond} />,
            title: 'You are here',
            text: 'What you do now stands above the line.',
          },
          { mark: <Icon of={Circle} />, title: 'To come', text: 'No date: the visa decides.' },
        ]}
        note="Your own place on the line is on your application page only."
      />
    }
  >
    <ToolHead
      title="My steps"
      lead="From the first form to the first pay: who does what, who pays, what you keep."
    />
    <StepsForm route={EMPTY_ROUTE} />
    <AppliedNote />
  </ToolColumns>
)

/** Where somebody who has applied sees the own place on the line. */
export const AppliedNote = () => (
  <p className={`${styles.applied} no-print`}>
    <b>Have you applied with us?</b> The link in our mail opens your own page. It shows where you
    are now, and has a link for your family.{' '}
    <a className="link" href={paths.page('your-status-page')}>
      How to find it
    </a>
  </p>
)
