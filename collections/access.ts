import type { Access, FieldAccess, PayloadRequest } from 'payload'

/**
 * The whole permission model: who may do what in Payload's panel and REST. Visitors may do nothing
 * there but read published content; the site reads and writes through the use cases of the slices
 * (docs/adr/0003).
 */

export const isAdmin: Access = ({ req }) => req.user?.role === 'admin'

export const isStaff: Access = ({ req }) => Boolean(req.user)

export const nobody: Access = () => false

/** Admins all users; everyone else themselves. */
export const isAdminOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return req.user.role === 'admin' || { id: { equals: req.user.id } }
}

export const isAdminField: FieldAccess = ({ req }) => req.user?.role === 'admin'

/** Visitors read what is published; staff read drafts too. */
export const publishedOrStaff: Access = ({ req }) =>
  req.user ? true : { _status: { equals: 'published' } }

/** For what is no collection: the runner of scheduled work. */
export const isAdminRequest = ({ req }: { req: PayloadRequest }): boolean =>
  req.user?.role === 'admin'
