import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { PrintButton } from '@/components/ui/PrintButton'
import { paths } from '@/lib/shared/paths'
import { SlipActions } from './Confirmation'
import styles from './NextSteps.module.css'
import { type Note, Notes } from './Notes'

/** Under a form's slip: save our number, print, what happens next, and where one may go on. */
export const NextSteps = ({ next, more }: { next: Note[]; more?: ReactNode }) => (
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
