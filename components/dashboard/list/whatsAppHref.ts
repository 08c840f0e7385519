/** WhatsApp's own address for a message that is begun: digits only, the text encoded. */
export const whatsAppHref = (digits: string, text = ''): string =>
  `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`
