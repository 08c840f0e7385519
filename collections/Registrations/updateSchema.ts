import * as z from 'zod/mini'
import { staffChange } from '@/collections/Submissions/staffChange'

/** What registration_update.php takes: the star, a note, or both. */
export const registrationUpdateSchema = z.object(staffChange)

export type RegistrationUpdate = z.infer<typeof registrationUpdateSchema>
