/** The types of the stored files, by the extension of their names. */
export const MIME_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
} as const

export const isStoredExtension = (extension: string): extension is keyof typeof MIME_TYPES =>
  Object.hasOwn(MIME_TYPES, extension)
