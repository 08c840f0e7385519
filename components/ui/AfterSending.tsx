import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/lib/shared/paths'
import styles from './AfterSending.module.css'
import { ButtonLink } from './Button'
import { type Note, Notes } from './Notes'
import { PrintButton } from './PrintButton'
import { SlipActions } from './Slip'

/** Under a form's slip: save our number, print, what happens next, and where one may go on. */
export const AfterSending = ({ next, more }: { next: Note[]; more?: ReactNode }) => (
  <>
    <SlipActions>
      <ButtonLink variant="brand" href={paths.php('contact_card')}>
        <UserPlus aria-hidden />
        Save our number
      </ButtonLink>
      <PrintButton>Print this page</PrintButton>
    </SlipActions>
    <div className={styles.notes}>
      <Notes
        title="What happens next"
        items={[
          { key: 'keep', text: 'Take a picture of this page, or write the number down.' },
          ...next,
        ]}
      />
      {more && <div className={`${styles.more} no-print`}>{more}</div>}
    </div>
  </>
)
