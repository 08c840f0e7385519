import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/** Shows the errors of a refused call at the fields of a form, whose names are the call's. */
export const showErrors = <V extends FieldValues>(
  setError: UseFormSetError<V>,
  errors: Record<string, string>,
): void => {
  for (const [name, message] of Object.entries(errors)) {
    setError(name as Path<V>, { message }, { shouldFocus: true })
  }
}
