/** What WhatsApp calls the kinds of templates that the site sends. */
export const WHATSAPP_CATEGORIES = {
  utility: 'About the own application (utility)',
  marketing: 'News and advertising (marketing)',
} as const

export type WhatsAppCategory = keyof typeof WHATSAPP_CATEGORIES
