import * as z from 'zod/mini'
import { ROLE_NAMES } from '@/collections/Users/shared/roles'
import { passwordField } from '@/collections/Users/shared/schema'
import { emailField, requiredText, rowIdField } from '@/lib/shared/fields'
import { NAME_MAX_CHARS, PASSWORD_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'

const newAccount = {
  name: requiredText('Name is required', NAME_MAX_CHARS),
  email: emailField(),
  role: z.enum(ROLE_NAMES, 'Please choose a role'),
  /** Of the admin who asks. */
  current_password: z
    .string({ error: MESSAGES.passwordMissing })
    .check(
      z.minLength(1, MESSAGES.passwordMissing),
      z.maxLength(PASSWORD_MAX_CHARS, MESSAGES.passwordWrong),
    ),
}

const inviteSchema = z.object({ action: z.literal('invite'), ...newAccount })

const createSchema = z.object({
  action: z.literal('create'),
  ...newAccount,
  password: passwordField(),
})

/** What accounts.php takes. */
export const accountsSchema = z.discriminatedUnion('action', [
  inviteSchema,
  createSchema,
  z.object({ action: z.literal('withdraw'), id: rowIdField() }),
  z.object({ action: z.literal('money'), id: rowIdField(), sees_money: z.boolean() }),
])

/** The form for both: without a password it is an invitation. */
export const newAccountSchema = z
  .object({
    action: z.enum(['invite', 'create']),
    ...newAccount,
    password: z.union([z.literal(''), passwordField()]),
  })
  .check(
    z.refine(({ action, password }) => action === 'invite' || password !== '', {
      path: ['password'],
      error: 'Password is required',
    }),
  )

export type NewAccountForm = z.infer<typeof newAccountSchema>

export type NewAccount = z.infer<typeof inviteSchema>

export type AccountsValues = z.infer<typeof accountsSchema>

const TOKEN_CHARS = 43

const tokenField = () => z.string().check(z.maxLength(TOKEN_CHARS))

/** What invitation.php takes: without a password it only says whether the invitation is open. */
export const invitationSchema = z.object({
  token: tokenField(),
  password: z.optional(passwordField()),
})

export type InvitationValues = z.infer<typeof invitationSchema>

/** The form behind an invitation. */
export const newPasswordSchema = z.object({ password: passwordField() })
