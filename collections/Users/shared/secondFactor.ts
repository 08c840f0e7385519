import * as z from 'zod/mini'
import { PASSWORD_MAX_CHARS } from '@/lib/shared/limits'

/** A code of the app, or a recovery code with its hyphens and some spaces. */
export const CODE_MAX_CHARS = 40

/** What an app needs to make codes: the secret to type, or its address as a QR code. */
export type SetUpJson = {
  secret: string
  address: string
  /** The path of an SVG of this width and height. */
  qr: { size: number; path: string }
}

/** The second factor of an account, as second_factor.php returns it. */
export type SecondFactorJson = {
  is_on: boolean
  since: string | null
  recovery_left: number
  /** Whether all accounts need one. */
  is_required: boolean
}

const password = z.string().check(z.maxLength(PASSWORD_MAX_CHARS))

export const codeField = () => z.string().check(z.maxLength(CODE_MAX_CHARS))

/** What second_factor.php takes. */
export const secondFactorSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('begin'), password }),
  z.object({ action: z.literal('confirm'), code: codeField() }),
  z.object({ action: z.literal('off'), password, code: codeField() }),
  z.object({ action: z.literal('codes'), password, code: codeField() }),
  z.object({ action: z.literal('require'), password, required: z.boolean() }),
])

export type SecondFactorAction = z.infer<typeof secondFactorSchema>
