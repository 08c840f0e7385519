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

/**
 * The position's name is required when the position is "Other", which has this id (docs/product.md
 * §5.3).
 */
export const registrationRules =
  (otherId: string) =>
  ({ position }: FieldValues) =>
    position === otherId ? withPositionName : registrationSchema
