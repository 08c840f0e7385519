'use client'
import { CandidatesPanel } from './CandidatesPanel'
import { JobsPanel } from './JobsPanel'
import { OverviewPanel } from './OverviewPanel'
import { ProfilePanel } from './ProfilePanel'
import { useAddress } from './useAddress'

/** Manage Jobs (spec §2): the panel that the address names. */
export const ManageScreen = () => {
  const { address } = useAddress()
  if (address.panel === 'candidates') return <CandidatesPanel address={address} />
  if (address.panel === 'overview') return <OverviewPanel address={address} />
  if (address.panel === 'profile') return <ProfilePanel />
  return <JobsPanel address={address} />
}
