import * as z from 'zod/mini'
import { officeChange } from '@/collections/Resumes/officeChange'

/** What registration_update.php takes: the star, a note, or both. */
export const registrationUpdateSchema = z.object(officeChange)

export type RegistrationUpdate = z.infer<typeof registrationUpdateSchema>
