import * as z from 'zod/mini'
import { emailField, optionalText, requiredText } from '@/lib/shared/fields'
import { NAME_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { codeField } from './secondFactor'

/** The length rule of every password (docs/product.md §5.6, §9.2). */
export const passwordField = () =>
  z
    .string({ error: 'Password is required' })
    .check(
      z.minLength(1, { error: 'Password is required', abort: true }),
      z.minLength(PASSWORD_MIN_CHARS, 'Password must be at least 6 characters'),
      z.maxLength(PASSWORD_MAX_CHARS, `Password must be at most ${PASSWORD_MAX_CHARS} characters`),
    )

/** Rules of the login form (docs/product.md §5.6), with the code of a second factor. */
export const loginSchema = z.object({
  email: emailField(),
  password: passwordField(),
  code: z.optional(codeField()),
})

export type LoginValues = z.infer<typeof loginSchema>

/** The admin's profile. A new password asks for the current one. */
export const profileSchema = z
  .object({
    name: requiredText('Name is required', NAME_MAX_CHARS),
    email: emailField(),
    current_password: optionalText(PASSWORD_MAX_CHARS),
    new_password: z._default(z.union([z.literal(''), passwordField()]), ''),
  })
  .check(
    z.refine((values) => values.new_password === '' || values.current_password !== '', {
      path: ['current_password'],
      error: MESSAGES.passwordMissing,
    }),
  )

export type ProfileValues = z.infer<typeof profileSchema>

/** What logout.php takes: this session, or all of the account. */
export const logoutSchema = z.object({ everywhere: z._default(z.boolean(), false) })
