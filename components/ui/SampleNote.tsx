import { FlaskConical } from 'lucide'
import { Icon } from './Icon'
import styles from './SampleNote.module.css'

/** Says that a job is invented, on its page and above its form. */
export const SampleNote = () => (
  <div className={styles.note} role="note">
    <Icon of={FlaskConical} />
    <p>
      <b>This job is a sample</b>
      It shows how a job looks here. The employer and the pay are invented, and nobody is being
      hired. You may try the form; your entry is marked “Sample” and counted nowhere.
    </p>
  </div>
)
