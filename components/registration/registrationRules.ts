import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  POSITION_NAME_REQUIRED,
  registrationSchema,
} from '@/collections/Registrations/shared/schema'
import { requiredText } from '@/lib/shared/fields'
import { NAME_MAX_CHARS } from '@/lib/shared/limits'

const withPositionName = z.extend(registrationSchema, {
  position_Name: requiredText(POSITION_NAME_REQUIRED, NAME_MAX_CHARS),
})

/** decisions.md: the position's name is asked for when the position is "Other", which has this id. */
export const registrationRules =
  (otherId: string) =>
  ({ position }: FieldValues) =>
    position === otherId ? withPositionName : registrationSchema
