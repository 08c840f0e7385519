const NUMBER = /^\+?\d[\d ().-]+$/

const digitsOf = (number: string | null | undefined): string =>
  number && NUMBER.test(number) ? number.replace(/[^\d+]/g, '') : ''

/** A link that calls an office's number; empty when it is no number. */
export const callLink = (number: string | null | undefined): string => {
  const digits = digitsOf(number)
  return digits && `tel:${digits}`
}

/** A link to a chat with an office's number, which is kept with its country code. */
export const whatsappLink = (number: string | null | undefined): string => {
  const digits = digitsOf(number).replace('+', '')
  return digits && `https://wa.me/${digits}`
}
