'use client'
import { TextField, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { isFixedSlug } from '@/collections/content/shared/slugs'

const FIXED = 'The site depends on this page, so its address is fixed and it stays published.'

/** The slug of a page: read-only, with the reason, where code depends on the published page. */
export const AddressField: TextFieldClientComponent = (props) => {
  const { hasPublishedDoc } = useDocumentInfo()
  const { initialValue } = useField<string>({ path: props.path })
  if (!hasPublishedDoc || !isFixedSlug(initialValue)) return <TextField {...props} />
  const { field } = props
  return (
    <TextField
      {...props}
      readOnly
      field={{ ...field, admin: { ...field.admin, description: FIXED } }}
    />
  )
}
