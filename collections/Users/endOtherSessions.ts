import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '@/payload-types'

/**
 * A changed e-mail address ends the sessions of its account, except the session that changes its
 * own. Payload does the same for a changed password.
 */
export const endOtherSessions: CollectionBeforeChangeHook<User> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data.email === undefined) return data
  if (data.email.trim().toLowerCase() === originalDoc.email) return data
  const own = req.user?.id === originalDoc.id && '_sid' in req.user ? req.user._sid : null
  return { ...data, sessions: (originalDoc.sessions ?? []).filter(({ id }) => id === own) }
}
