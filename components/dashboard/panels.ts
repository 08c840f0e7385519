import {
  Briefcase,
  CalendarDays,
  ChartColumn,
  CircleUser,
  ContactRound,
  FileCheck,
  FileUp,
  ListChecks,
  MailOpen,
  MessagesSquare,
  PlaneTakeoff,
  ShieldCheck,
  UserPlus,
  Users,
} from 'lucide'
import { APPLICATION_FILTERS } from '@/collections/Applications/shared/filters'
import { ENQUIRY_FILTERS } from '@/collections/Enquiries/shared/filters'
import type { MenuCounts } from '@/collections/Overview/shared/menuCounts'
import { REGISTRATION_FILTERS } from '@/collections/Registrations/shared/filters'
import { DASHBOARD_ROLES, type Role } from '@/collections/Users/shared/roles'
import type { IconShape } from '@/components/ui/Icon'

type Entry = {
  /** Its name in the address. */
  panel: string
  label: string
  /** Who may use it. The calls behind it decide themselves (app/php/callRoles.ts). */
  roles: readonly Role[]
  /** Its label on the tabs of a phone; without one the panel is in the menu only. */
  tab?: string
  icon: IconShape
  /** The names of its filters and its order; nothing else is read from the address. */
  filters: readonly string[]
  /** Undefined: nothing is shown. */
  count?: (totals: MenuCounts) => number | undefined
  /** How many rows wait for staff, and what a screen reader says of them. */
  waiting?: { count: (totals: MenuCounts) => number; text: string }
}

const ADMINS = ['admin'] as const

/**
 * The panels of /managejobs in the order of the menu (docs/product.md §2.16). Address, menu and tabs
 * are derived from this list; screens.ts has the screen of each. This file imports no panel, so that
 * every part of the dashboard may import it.
 */
export const PANELS = [
  {
    panel: 'launch',
    label: 'Before you launch',
    roles: ADMINS,
    icon: ListChecks,
    filters: [],
    count: ({ launch }) => launch || undefined,
  },
  {
    panel: 'profile',
    label: 'Profile',
    roles: DASHBOARD_ROLES,
    icon: CircleUser,
    filters: [],
  },
  {
    panel: 'jobs',
    label: 'Manage Jobs',
    roles: DASHBOARD_ROLES,
    tab: 'Manage Jobs',
    icon: Briefcase,
    filters: ['q', 'status'],
    count: ({ jobs }) => jobs,
  },
  {
    panel: 'candidates',
    label: 'Browse Candidates',
    roles: DASHBOARD_ROLES,
    tab: 'Candidates',
    icon: Users,
    filters: [...APPLICATION_FILTERS, 'sort'],
    count: ({ candidates }) => candidates,
    waiting: { count: ({ unseen }) => unseen, text: 'not opened yet' },
  },
  {
    panel: 'interviews',
    label: 'Interviews',
    roles: DASHBOARD_ROLES,
    icon: CalendarDays,
    filters: ['when', 'view'],
  },
  {
    panel: 'departures',
    label: 'Departures',
    roles: DASHBOARD_ROLES,
    icon: PlaneTakeoff,
    filters: ['q', 'group', 'step', 'show'],
  },
  {
    panel: 'demands',
    label: 'Demands',
    roles: DASHBOARD_ROLES,
    icon: FileCheck,
    filters: ['q', 'state', 'view'],
  },
  {
    panel: 'registrations',
    label: 'Registrations',
    roles: DASHBOARD_ROLES,
    tab: 'Registrations',
    icon: ContactRound,
    filters: [...REGISTRATION_FILTERS, 'sort'],
    count: ({ registrations }) => registrations,
  },
  {
    panel: 'imports',
    label: 'Import lists',
    roles: ADMINS,
    icon: FileUp,
    filters: [],
  },
  {
    panel: 'overview',
    label: 'Overview',
    roles: DASHBOARD_ROLES,
    icon: ChartColumn,
    filters: ['days'],
  },
  {
    panel: 'enquiries',
    label: 'Enquiries',
    roles: ADMINS,
    icon: MessagesSquare,
    filters: ENQUIRY_FILTERS,
    count: ({ enquiries }) => enquiries,
  },
  {
    panel: 'outbox',
    label: 'Outbox',
    roles: ADMINS,
    icon: MailOpen,
    filters: ['group', 'state'],
  },
  {
    panel: 'accounts',
    label: 'Accounts',
    roles: ADMINS,
    icon: UserPlus,
    filters: [],
  },
  {
    panel: 'privacy',
    label: 'Privacy',
    roles: ADMINS,
    icon: ShieldCheck,
    filters: ['action'],
  },
] as const satisfies readonly Entry[]

export type Panel = (typeof PANELS)[number]['panel']

export type PanelEntry = Entry & { panel: Panel }

/** The same list, where every entry may have the optional fields. */
export const PANEL_ENTRIES: readonly PanelEntry[] = PANELS

/** The panel with this name; Manage Jobs when there is none. */
export const panelOf = (name: string | null): PanelEntry =>
  PANEL_ENTRIES.find(({ panel }) => panel === name) ?? PANELS[2]
