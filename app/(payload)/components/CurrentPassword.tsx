'use client'
import { FieldDescription, PasswordField, useDocumentEvents, useFormFields } from '@payloadcms/ui'
import type { PasswordFieldValidation, TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import { MESSAGES } from '@/lib/shared/messages'

/** A field for the current password, masked, and empty again when the form was saved. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const { mostRecentUpdate } = useDocumentEvents()
  useEffect(() => {
    if (mostRecentUpdate) dispatch({ type: 'UPDATE', path, value: '' })
  }, [dispatch, mostRecentUpdate, path])
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={field}
        path={path}
        validate={askForNewPassword}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

/**
 * The server decides when it is needed (collections/Users/currentPassword.ts). Beside a new password
 * it is asked for before, since Payload hides that one again when the server refuses a form.
 */
const askForNewPassword: PasswordFieldValidation = (value, { data }) => {
  const isNew = typeof data === 'object' && 'password' in data && Boolean(data.password)
  return isNew && !value ? MESSAGES.passwordMissing : true
}
