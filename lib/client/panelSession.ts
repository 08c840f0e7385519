'use client'

/** Who is signed in to the CMS panel in this browser; its token is valid for the dashboard too. */
export type PanelSession = { name: string; role: string; token: string }

type Answer = { user?: { name: string; role: string } | null; token?: string }

/** The session of the CMS panel's cookie; null without one, or when nobody can be asked. */
export const panelSession = async (): Promise<PanelSession | null> => {
  const { user, token } = await ask('/api/users/me')
  return user && token ? { name: user.name, role: user.role, token } : null
}

/**
 * Opens the CMS panel for the session of a token: its cookie is set. Returns whether the session is
 * valid, so that one sign-in opens both the dashboard and the panel.
 */
export const openPanel = async (token: string): Promise<boolean> => {
  const headers = { Authorization: `Bearer ${token}` }
  const { user } = await ask('/api/users/refresh-token', { method: 'POST', headers })
  return Boolean(user)
}

/** The role that a token names; what its account may do is decided by the server at each call. */
export const roleIn = (token: string): string | null => {
  try {
    const [, claims = ''] = token.split('.')
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).role ?? null
  } catch {
    return null
  }
}

const ask = async (address: string, init: RequestInit = {}): Promise<Answer> => {
  try {
    const response = await fetch(address, { credentials: 'include', cache: 'no-store', ...init })
    return response.ok ? await response.json() : {}
  } catch {
    return {}
  }
}
