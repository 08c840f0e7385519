import {
  Briefcase,
  ChartColumn,
  CircleUser,
  ContactRound,
  ListChecks,
  MailOpen,
  MessagesSquare,
  ShieldCheck,
  Users,
} from 'lucide'
import type { ComponentType } from 'react'
import { APPLICATION_FILTERS } from '@/collections/Applications/shared/filters'
import { ENQUIRY_FILTERS } from '@/collections/Enquiries/shared/filters'
import type { MenuCounts } from '@/collections/Overview/shared/menuCounts'
import { REGISTRATION_FILTERS } from '@/collections/Registrations/shared/filters'
import type { IconShape } from '@/components/ui/Icon'
import type { Address } from './shell/address'

type Entry = {
  /** Its name in the address. */
  panel: string
  label: string
  /** Its label on the tabs of a phone; without one the panel is in the menu only. */
  tab?: string
  icon: IconShape
  /** The names of its filters and its order; nothing else is read from the address. */
  filters: readonly string[]
  count?: (totals: MenuCounts) => number
  /** How many rows wait for staff, and what a screen reader says of them. */
  waiting?: { count: (totals: MenuCounts) => number; text: string }
  /** Loads its screen, when it is first opened. */
  load: () => Promise<ComponentType<{ address: Address }>>
}

/**
 * The panels of /managejobs in the order of the menu (docs/product.md §2.16). Address, menu, tabs and
 * screen are derived from this list: a new panel is one more entry.
 */
export const PANELS = [
  {
    panel: 'launch',
    label: 'Before you launch',
    icon: ListChecks,
    filters: [],
    load: async () => (await import('./launch/LaunchPanel')).LaunchPanel,
  },
  {
    panel: 'profile',
    label: 'Profile',
    icon: CircleUser,
    filters: [],
    load: async () => (await import('./profile/ProfilePanel')).ProfilePanel,
  },
  {
    panel: 'jobs',
    label: 'Manage Jobs',
    tab: 'Manage Jobs',
    icon: Briefcase,
    filters: ['q', 'status'],
    count: ({ jobs }) => jobs,
    load: async () => (await import('./jobs/JobsPanel')).JobsPanel,
  },
  {
    panel: 'candidates',
    label: 'Browse Candidates',
    tab: 'Candidates',
    icon: Users,
    filters: [...APPLICATION_FILTERS, 'sort'],
    count: ({ candidates }) => candidates,
    waiting: { count: ({ unseen }) => unseen, text: 'not opened yet' },
    load: async () => (await import('./candidates/CandidatesPanel')).CandidatesPanel,
  },
  {
    panel: 'registrations',
    label: 'Registrations',
    tab: 'Registrations',
    icon: ContactRound,
    filters: [...REGISTRATION_FILTERS, 'sort'],
    count: ({ registrations }) => registrations,
    load: async () => (await import('./registrations/RegistrationsPanel')).RegistrationsPanel,
  },
  {
    panel: 'overview',
    label: 'Overview',
    icon: ChartColumn,
    filters: ['days'],
    load: async () => (await import('./overview/OverviewPanel')).OverviewPanel,
  },
  {
    panel: 'enquiries',
    label: 'Enquiries',
    icon: MessagesSquare,
    filters: ENQUIRY_FILTERS,
    count: ({ enquiries }) => enquiries,
    load: async () => (await import('./enquiries/EnquiriesPanel')).EnquiriesPanel,
  },
  {
    panel: 'outbox',
    label: 'Outbox',
    icon: MailOpen,
    filters: ['state'],
    load: async () => (await import('./outbox/OutboxPanel')).OutboxPanel,
  },
  {
    panel: 'privacy',
    label: 'Privacy',
    icon: ShieldCheck,
    filters: ['action'],
    load: async () => (await import('./privacy/PrivacyPanel')).PrivacyPanel,
  },
] as const satisfies readonly Entry[]

export type Panel = (typeof PANELS)[number]['panel']

export type PanelEntry = Entry & { panel: Panel }

/** The same list, where every entry may have the optional fields. */
export const PANEL_ENTRIES: readonly PanelEntry[] = PANELS

/** The panel with this name; Manage Jobs when there is none. */
export const panelOf = (name: string | null): PanelEntry =>
  PANEL_ENTRIES.find(({ panel }) => panel === name) ?? PANELS[2]
