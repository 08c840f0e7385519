import {
  Briefcase,
  ChartColumn,
  CircleUser,
  ContactRound,
  type LucideIcon,
  MailOpen,
  MessagesSquare,
  ShieldCheck,
  Users,
} from 'lucide-react'
import type { Panel } from './address'
import type { Office } from './OfficeContext'

type Entry = {
  panel: Panel
  label: string
  /** On the tabs of a phone; without it the panel stands in the menu only. */
  tab?: string
  icon: LucideIcon
  count?: (totals: NonNullable<Office['totals']>) => number
  /** How many wait for somebody of the office, and what one says of them. */
  waiting?: { count: (totals: NonNullable<Office['totals']>) => number; words: string }
}

/** The entries of the sidebar, in their order (docs/product.md §2.16, §2.19). */
export const PANEL_ENTRIES: Entry[] = [
  { panel: 'profile', label: 'Profile', icon: CircleUser },
  {
    panel: 'jobs',
    label: 'Manage Jobs',
    tab: 'Manage Jobs',
    icon: Briefcase,
    count: ({ jobs }) => jobs,
  },
  {
    panel: 'candidates',
    label: 'Browse Candidates',
    tab: 'Candidates',
    icon: Users,
    count: ({ candidates }) => candidates,
    waiting: { count: ({ unseen }) => unseen, words: 'not opened yet' },
  },
  {
    panel: 'registrations',
    label: 'Registrations',
    tab: 'Registrations',
    icon: ContactRound,
    count: ({ registrations }) => registrations,
  },
  { panel: 'overview', label: 'Overview', icon: ChartColumn },
  {
    panel: 'enquiries',
    label: 'Enquiries',
    icon: MessagesSquare,
    count: ({ enquiries }) => enquiries,
  },
  { panel: 'outbox', label: 'Outbox', icon: MailOpen },
  { panel: 'privacy', label: 'Privacy', icon: ShieldCheck },
]
