'use client'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import { Tabs } from '@/components/ui/Tabs'
import { paths } from '@/lib/shared/paths'
import styles from './AccountDialogs.module.css'
import { CandidateSignUp } from './CandidateSignUp'
import { EmployerSignUp } from './EmployerSignUp'
import { type AccountOffice, CandidateLogIn, EmployerLogIn } from './LogInTabs'

type Props = {
  open: 'signUp' | 'logIn' | null
  onClose: () => void
  office: AccountOffice
  licence: ReactNode
  /** The language of the dialogs, where it is not the page's. */
  lang?: 'en'
}

/**
 * The sign-up and login modals (docs/product.md §2.9). There are no such accounts, and the modals
 * say so.
 */
export const AccountDialogs = ({ open, onClose, office, licence, lang }: Props) => (
  <>
    <Dialog open={open === 'signUp'} onClose={onClose} title="Sign up" lang={lang}>
      <Tabs
        label="Sign up as"
        tabs={[
          { key: 'candidate', label: 'Candidate', content: <CandidateSignUp /> },
          {
            key: 'employer',
            label: 'Employer',
            content: <EmployerSignUp licence={licence} answeredIn={office.answeredIn} />,
          },
        ]}
      />
    </Dialog>
    <Dialog open={open === 'logIn'} onClose={onClose} title="Log in" lang={lang}>
      <Tabs
        label="Log in as"
        tabs={[
          { key: 'candidate', label: 'Candidate', content: <CandidateLogIn /> },
          { key: 'employer', label: 'Employer', content: <EmployerLogIn office={office} /> },
        ]}
      />
      <p className={styles.office}>
        <a className="link" href={paths.login}>
          Office login
        </a>
      </p>
    </Dialog>
  </>
)
