'use client'
import type { ReactNode } from 'react'
import { FormLanguage, sayIn } from '@/components/forms/formWords'
import { Dialog } from '@/components/ui/Dialog'
import { Tabs } from '@/components/ui/Tabs'
import { paths } from '@/lib/shared/paths'
import type { FormWords } from '@/messages/translated'
import styles from './AccountDialogs.module.css'
import { CandidateSignUp } from './CandidateSignUp'
import { EmployerSignUp } from './EmployerSignUp'
import { type AccountOffice, CandidateLogIn, EmployerLogIn } from './LogInTabs'

type Props = {
  open: 'signUp' | 'logIn' | null
  onClose: () => void
  office: AccountOffice
  licence: ReactNode
  /** In another language than English. What employers see is in English. */
  words?: FormWords
}

/**
 * The sign-up and login modals (docs/product.md §2.9). There are no such accounts, and the modals
 * say so.
 */
export const AccountDialogs = ({ open, onClose, office, licence, words }: Props) => {
  const { say } = sayIn(words)
  const tabs = (candidate: ReactNode, employer: ReactNode) => [
    { key: 'candidate', label: say('Candidate'), content: candidate },
    { key: 'employer', label: say('Employer'), content: words ? english(employer) : employer },
  ]
  const dialog = { onClose, close: say('Close') }
  return (
    <FormLanguage value={words}>
      <Dialog {...dialog} open={open === 'signUp'} title={say('Sign up')}>
        <Tabs
          label={say('Sign up as')}
          tabs={tabs(
            <CandidateSignUp />,
            <EmployerSignUp licence={licence} answeredIn={office.answeredIn} />,
          )}
        />
      </Dialog>
      <Dialog {...dialog} open={open === 'logIn'} title={say('Log in')}>
        <Tabs
          label={say('Log in as')}
          tabs={tabs(<CandidateLogIn />, <EmployerLogIn office={office} />)}
        />
        <p className={styles.office}>
          <a className="link" href={paths.login}>
            {say('Office login')}
          </a>
        </p>
      </Dialog>
    </FormLanguage>
  )
}

const english = (content: ReactNode) => (
  <FormLanguage value={undefined}>
    <div lang="en" dir="ltr">
      {content}
    </div>
  </FormLanguage>
)
