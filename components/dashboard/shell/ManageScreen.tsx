'use client'
import { CandidatesPanel } from '@/components/dashboard/candidates/CandidatesPanel'
import { EnquiriesPanel } from '@/components/dashboard/enquiries/EnquiriesPanel'
import { JobsPanel } from '@/components/dashboard/jobs/JobsPanel'
import { OutboxPanel } from '@/components/dashboard/outbox/OutboxPanel'
import { OverviewPanel } from '@/components/dashboard/overview/OverviewPanel'
import { PrivacyPanel } from '@/components/dashboard/privacy/PrivacyPanel'
import { ProfilePanel } from '@/components/dashboard/profile/ProfilePanel'
import { RegistrationsPanel } from '@/components/dashboard/registrations/RegistrationsPanel'
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
