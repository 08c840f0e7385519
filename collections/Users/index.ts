import type { CollectionConfig } from 'payload'
import { isAdminField } from '@/collections/access'
import { renderMail } from '@/collections/Mails/layout'
import { PASSWORD_LINK_HOURS } from '@/lib/shared/limits'
import {
  recordAccountChange,
  recordAccountDeletion,
  recordPasswordReset,
  recordRestLogout,
} from './accountAudit'
import { currentPasswordField, requireCurrentPassword } from './currentPassword'
import { requirePasswordToDelete, warnOfDeletion } from './deletion'
import { newPassword, PASSWORD_SUBJECT } from './email'
import { endOtherSessions } from './endOtherSessions'
import { changeRole, keepOnlyAdmin, restoreOnlyAdmin } from './keepAnAdmin'
import { loginEndpoint } from './loginEndpoint'
import { checkPasswordRule } from './passwordRule'
import { removeLocks } from './removeLocks'
import { removeSearches } from './removeSearches'
import { limitResets } from './resetLimit'
import { removeWithAccount } from './secondFactor/removeWithAccount'
import { requirePassed } from './secondFactor/requirePassed'
import { resetEndpoint } from './secondFactor/resetEndpoint'
import { confirmEndpoint } from './sessions/confirmEndpoint'
import { refreshEndpoint } from './sessions/refreshEndpoint'
import { startSessionAfterReset } from './sessions/startSession'
import { ROLE_NAMES, ROLES } from './shared/roles'

/**
 * The accounts of staff. `admin` may do everything, `recruiter` works with jobs and
 * candidates, `editor` edits content only (docs/adr/0035).
 */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts of staff' },
  admin: {
    useAsTitle: 'name',
    group: 'Agency',
    defaultColumns: ['name', 'email', 'role'],
    listSearchableFields: ['name', 'email'],
    // An editor has only the own account, which the top line leads to.
    hidden: ({ user }) => user?.role !== 'admin',
  },
  defaultSort: 'name',
  auth: {
    tokenExpiration: 12 * 3600,
    // loginLimit.ts stops guessing. With a lock anybody could lock out the only admin.
    maxLoginAttempts: 0,
    useAPIKey: false,
    verify: false,
    // `secure` depends on the address of the site (lib/server/payload/siteAddress.ts).
    cookies: { sameSite: 'Strict' },
    forgotPassword: {
      expiration: PASSWORD_LINK_HOURS * 3_600_000,
      minRequestInterval: 60_000,
      generateEmailSubject: () => PASSWORD_SUBJECT,
      generateEmailHTML: async (args) => {
        const facts = await args?.req?.payload.findGlobal({ slug: 'site-settings' })
        return facts ? renderMail(newPassword(String(args?.token)), facts).html : ''
      },
    },
  },
  // A document lock would keep the admin from changing the account of the lock's owner.
  lockDocuments: false,
  hooks: {
    beforeOperation: [
      limitResets,
      checkPasswordRule,
      requireCurrentPassword,
      requirePasswordToDelete,
    ],
    beforeLogin: [requirePassed],
    beforeChange: [endOtherSessions, changeRole],
    beforeDelete: [keepOnlyAdmin, removeLocks],
    afterChange: [restoreOnlyAdmin, recordAccountChange],
    afterDelete: [removeWithAccount, removeSearches, recordAccountDeletion, warnOfDeletion],
    afterLogout: [recordRestLogout],
    afterOperation: [recordPasswordReset, startSessionAfterReset],
  },
  endpoints: [
    loginEndpoint,
    refreshEndpoint,
    resetEndpoint,
    confirmEndpoint,
    // Payload opens this until the first user exists. Here the first user exists before the site
    // listens.
    { path: '/first-register', method: 'post', handler: () => new Response(null, { status: 404 }) },
  ],
  fields: [
    { name: 'name', type: 'text', required: true, defaultValue: 'Admin', maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: ROLE_NAMES.map((value) => ({ value, label: ROLES[value] })),
      access: { create: isAdminField, update: isAdminField },
    },
    // Says something of recruiters only (maySeeMoney). Read at each request, so it is in no token.
    {
      name: 'sees_money',
      type: 'checkbox',
      label: 'Sees and enters money',
      defaultValue: false,
      access: { create: isAdminField, update: isAdminField },
    },
    {
      name: 'avatar',
      type: 'text',
      admin: { hidden: true },
    },
    currentPasswordField,
  ],
}
