import type { User } from '@/payload-types'

/** The roles of staff accounts, with their labels. What each may do: collections/access.ts, app/php/callRoles.ts. */
export const ROLES = { admin: 'Admin', recruiter: 'Recruiter', editor: 'Editor' } as const

export type Role = keyof typeof ROLES

export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]] // the keys of the line above

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && Object.hasOwn(ROLES, value)

/** What each role may do, in a sentence for the admin who chooses one. */
export const ROLE_HINTS: Record<Role, string> = {
  admin: 'Everything, also accounts, settings, mails, erasure and exports.',
  recruiter: 'Jobs, applicants and registrations. Exports filtered lists of at most 500 rows.',
  editor: 'Pages, articles, facts and media in the CMS panel. Sees no applicant.',
}

/** The roles that work in the dashboard. */
export const DASHBOARD_ROLES = ['admin', 'recruiter'] as const satisfies readonly Role[]

export const usesDashboard = (role: Role): boolean =>
  DASHBOARD_ROLES.some((allowed) => allowed === role)

/**
 * Whether an account sees and enters the money of selected people: an admin always, a recruiter whom an
 * admin allowed it, an editor never.
 */
export const maySeeMoney = ({ role, sees_money }: Pick<User, 'role' | 'sees_money'>): boolean =>
  role === 'admin' || (role === 'recruiter' && sees_money === true)
