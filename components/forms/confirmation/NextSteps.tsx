import { UserPlus } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { PrintButton } from '@/components/ui/PrintButton'
import { paths } from '@/lib/shared/paths'
import { ConfirmationActions } from './Confirmation'
import styles from './NextSteps.module.css'
import { type Note, Notes } from './Notes'

/** Under a confirmation: save our number, print, what happens next, and links to go on (`more`). */
export const NextSteps = ({ next, more }: { next: Note[]; more?: ReactNode }) => (
  <>
    <ConfirmationActions>
      <ButtonLink variant="brand" href={paths.php('contact_card')}>
        <Icon of={UserPlus} />
        Save our number
      </ButtonLink>
      <PrintButton>Print this page</PrintButton>
    </ConfirmationActions>
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
