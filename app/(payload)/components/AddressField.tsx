'use client'
import {
  TextField,
  useDocumentInfo,
  useDocumentTitle,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'
import { addressOf, isFixedSlug } from '@/collections/content/shared/slugs'

const FIXED =
  'The site depends on this page, so its address is fixed and it stays published. You can change everything else.'

/** The slug of a page: read-only, with the reason, where code depends on the published page. */
export const AddressField: TextFieldClientComponent = (props) => {
  const { hasPublishedDoc } = useDocumentInfo()
  const { initialValue } = useField<string>({ path: props.path })
  useAddressOfTitle(props.path)
  useNameWithoutTitle()
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

/** Payload calls a text by its number until it has a title. */
const useNameWithoutTitle = (): void => {
  const { collectionSlug } = useDocumentInfo()
  const { title: shown, setDocumentTitle } = useDocumentTitle()
  const title = useFormFields(([fields]) => fields.title?.value)
  const name = collectionSlug === 'pages' ? 'New page' : 'New article'
  useEffect(() => {
    if (title || shown === name) return
    // Later than Payload, which sets the number in the same turn.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [name, setDocumentTitle, shown, title])
}

/** Offers an address for a new document while its title is typed, until somebody types another. */
const useAddressOfTitle = (path: string): void => {
  const { hasPublishedDoc } = useDocumentInfo()
  const { value, setValue } = useField<string>({ path })
  const title = useFormFields(([fields]) => fields.title?.value)
  // The panel stores a new document as soon as its form opens, so that an id does not make it old.
  const offered = useRef<string | null>(value || hasPublishedDoc ? null : '')
  useEffect(() => {
    if (offered.current === null) return
    if (value && value !== offered.current) {
      offered.current = null
      return
    }
    const address = addressOf(title)
    if (address === offered.current) return
    offered.current = address
    setValue(address)
  }, [setValue, title, value])
}
