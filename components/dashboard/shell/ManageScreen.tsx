'use client'
import { CandidatesPanel } from '../candidates/CandidatesPanel'
import { EnquiriesPanel } from '../enquiries/EnquiriesPanel'
import { JobsPanel } from '../jobs/JobsPanel'
import { OutboxPanel } from '../outbox/OutboxPanel'
import { OverviewPanel } from '../overview/OverviewPanel'
import { PrivacyPanel } from '../privacy/PrivacyPanel'
import { ProfilePanel } from '../profile/ProfilePanel'
import { RegistrationsPanel } from '../registrations/RegistrationsPanel'
import { useAddress } from './useAddress'

/** Manage Jobs: the panel that the address names (docs/product.md §2.16, §2.19). */
export const ManageScreen = () => {
  const { address } = useAddress()
  if (address.panel === 'candidates') return <CandidatesPanel address={address} />
  if (address.panel === 'overview') return <OverviewPanel address={address} />
  if (address.panel === 'enquiries') return <EnquiriesPanel address={address} />
  if (address.panel === 'outbox') return <OutboxPanel address={address} />
  if (address.panel === 'registrations') return <RegistrationsPanel address={address} />
  if (address.panel === 'privacy') return <PrivacyPanel address={address} />
  if (address.panel === 'profile') return <ProfilePanel />
  return <JobsPanel address={address} />
}
