import * as z from 'zod/mini'
import { PASSWORD_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'

/** A session as session_list.php returns it. */
export type SessionJson = {
  /** Names the session for session_end.php; it cannot be used as a token. */
  id: string
  /** 'Chrome on Android', from the User-Agent. */
  device: string
  /** Whether the call was made in this session. */
  is_this: boolean
  created_at: string
  /** The last use, at most five minutes late. */
  used_at: string
  /** When it ends unless it is refreshed. */
  ends_at: string
}

/** What session_end.php takes: one session, or `others: true` for all but this one. */
export const sessionEndSchema = z.union([
  z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  z.strictObject({ others: z.literal(true) }),
])

export type SessionEnd = z.infer<typeof sessionEndSchema>

/** What password_confirm.php takes. */
export const passwordConfirmSchema = z.object({
  current_password: z
    .string({ error: MESSAGES.passwordMissing })
    .check(
      z.minLength(1, MESSAGES.passwordMissing),
      z.maxLength(PASSWORD_MAX_CHARS, MESSAGES.passwordWrong),
    ),
})

/** The field of a refusal that says what an export needs. */
export const NEEDS_PASSWORD = { needs: 'password' } as const
