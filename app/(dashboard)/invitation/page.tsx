import type { Metadata } from 'next'
import { InvitationForm } from '@/components/login/InvitationForm'
import { EntryScreen } from '../EntryScreen'

export const metadata: Metadata = { title: 'Invitation' }

/** Where the link of an invitation leads (docs/adr/0035). */
const InvitationPage = () => (
  <EntryScreen
    title="Your invitation"
    intro="Choose a password for your account. You sign in with it afterwards."
  >
    <InvitationForm />
  </EntryScreen>
)

export default InvitationPage
