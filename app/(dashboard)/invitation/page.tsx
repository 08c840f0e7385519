import type { Metadata } from 'next'
import { licenceValidity } from '@/collections/Agency/shared/licence'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { InvitationForm } from '@/components/login/InvitationForm'
import { LoginScreen } from '@/components/login/LoginScreen'

export const metadata: Metadata = { title: 'Invitation' }

/** Where the link of an invitation leads (docs/adr/0035). */
const InvitationPage = async () => {
  const { name, licence_number, licence_valid_until } = await siteFacts()
  return (
    <LoginScreen
      name={name ?? ''}
      licence_number={licence_number ?? ''}
      validity={licenceValidity(licence_valid_until, new Date())}
      title="Your invitation"
      intro="Choose a password for your account. You sign in with it afterwards."
    >
      <InvitationForm />
    </LoginScreen>
  )
}

export default InvitationPage
