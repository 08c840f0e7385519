'use client'
import { PHOTO_PAGES_MAX, pdfOf, readPhoto } from '@/components/forms/resume/photoResume'
import { PAPER_COPY_MAX_BYTES } from '@/lib/shared/limits'
import type { FormSentence } from '@/messages/translated'

/** Android often provides no type. */
export const isPhoto = ({ type }: File): boolean => type === '' || type.startsWith('image/')

/**
 * The one file that is sent of what was chosen: a PDF as it is, a photo reduced to the size of a page,
 * several photos as one PDF. Returns a sentence instead when that cannot be.
 */
export const copyToSend = async (chosen: readonly File[]): Promise<File | FormSentence> => {
  const [first] = chosen
  if (!first) return 'Please choose a photo or a PDF.'
  if (!chosen.every(isPhoto))
    return chosen.length === 1 ? first : 'Please choose photos, or one PDF.'
  if (chosen.length > PHOTO_PAGES_MAX) return 'At most 8 photos can be sent. Please choose fewer.'
  const photos = []
  for (const file of chosen) {
    const read = await readPhoto(file)
    if (read.success) photos.push(read.photo)
    // The server may be able to read what this browser cannot.
    else return chosen.length === 1 ? first : 'This photo cannot be read. Please take it again.'
  }
  const [photo] = photos
  if (photo && photos.length === 1)
    return new File([photo.jpeg], 'paper.jpg', { type: 'image/jpeg' })
  const made = await pdfOf(photos, { name: 'paper.pdf', maxBytes: PAPER_COPY_MAX_BYTES })
  return made.success ? made.file : 'The copy could not be sent. Please try again.'
}
