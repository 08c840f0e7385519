'use client'
import { isRole, type Role } from '@/collections/Users/shared/roles'
import { storedToken } from '@/lib/client/session'
import { useDashboard } from './DashboardContext'

/**
 * The role of the signed-in account, to show only what it may use; null until it is known. The server
 * decides at each call. The token names the role, so that nothing waits for the profile.
 */
export const useRole = (): Role | null => {
  const { profile } = useDashboard()
  return profile?.role ?? roleIn(storedToken())
}

/** The role that a token (a JWT) names. */
const roleIn = (token: string | null): Role | null => {
  try {
    const part = (token ?? '').split('.')[1] ?? ''
    const { role } = JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/')))
    return isRole(role) ? role : null
  } catch {
    return null
  }
}
