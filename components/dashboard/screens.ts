import type { ComponentType } from 'react'
import type { Panel } from './panels'
import type { Address } from './shell/address'

type LoadScreen = () => Promise<ComponentType<{ address: Address }>>

/** Loads the screen of a panel, when it is first opened. */
export const SCREENS: Record<Panel, LoadScreen> = {
  launch: async () => (await import('./launch/LaunchPanel')).LaunchPanel,
  profile: async () => (await import('./profile/ProfilePanel')).ProfilePanel,
  jobs: async () => (await import('./jobs/JobsPanel')).JobsPanel,
  candidates: async () => (await import('./candidates/CandidatesPanel')).CandidatesPanel,
  interviews: async () => (await import('./interviews/InterviewsPanel')).InterviewsPanel,
  departures: async () => (await import('./departures/DeparturesPanel')).DeparturesPanel,
  demands: async () => (await import('./demands/DemandsPanel')).DemandsPanel,
  registrations: async () =>
    (await import('./registrations/RegistrationsPanel')).RegistrationsPanel,
  imports: async () => (await import('./imports/ImportsPanel')).ImportsPanel,
  overview: async () => (await import('./overview/OverviewPanel')).OverviewPanel,
  enquiries: async () => (await import('./enquiries/EnquiriesPanel')).EnquiriesPanel,
  outbox: async () => (await import('./outbox/OutboxPanel')).OutboxPanel,
  accounts: async () => (await import('./accounts/AccountsPanel')).AccountsPanel,
  privacy: async () => (await import('./privacy/PrivacyPanel')).PrivacyPanel,
}
