/** A link that opens WhatsApp with a text to send. Nothing is sent to WhatsApp before a click. */
export const whatsAppShare = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`
