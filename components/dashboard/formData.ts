/** A form's texts as multipart; files are added apart. */
export const toFormData = (values: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
