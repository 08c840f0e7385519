import { LOGO_EXTENSIONS, LOGO_MAX_BYTES } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'

/** The file types of the logo and photo pickers: jpg, jpeg, png (docs/product.md §9.1). */
export const PICTURE_ACCEPT = LOGO_EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Why a chosen picture is refused before it is sent, or null. The server checks its content. */
export const pictureRefusal = ({ name, size }: File): string | null => {
  const extension = name.toLowerCase().split('.').at(-1)
  const isKnown = LOGO_EXTENSIONS.some((allowed) => allowed === extension)
  return isKnown && size <= LOGO_MAX_BYTES ? null : MESSAGES.logoRefused
}
