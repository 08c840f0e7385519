/** A form's texts as multipart, without undefined ones; the caller appends files. */
export const toFormData = (values: Record<string, string | undefined>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) form.append(name, value)
  }
  return form
}
