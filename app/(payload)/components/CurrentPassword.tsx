'use client'
import { FieldDescription, PasswordField, useDocumentEvents, useFormFields } from '@payloadcms/ui'
import type { PasswordFieldValidation, TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import { MESSAGES } from '@/lib/shared/messages'

/** A masked field for the current password; saving the form empties it. */
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
 * The server decides when it is required (collections/Users/currentPassword.ts). With a new password
 * the form checks it first, because Payload hides the new password when the server refuses.
 */
const askForNewPassword: PasswordFieldValidation = (value, { data }) => {
  const isNew = typeof data === 'object' && 'password' in data && Boolean(data.password)
  return isNew && !value ? MESSAGES.passwordMissing : true
}
