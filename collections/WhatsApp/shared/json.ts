/** By what messages are sent in WhatsApp. `server`: WHATSAPP_…; `office`: what an admin has set. */
export type WhatsAppJson = {
  from: 'server' | 'office' | null
  phone_number_id: string
  /** The name that people see, as WhatsApp told it last; empty when it was not asked. */
  display_name: string
  per_day: number
}

/** What a message costs: a fact with the day of its source. Null when nobody has noted one. */
export type WhatsAppPriceJson = { value: string; checked: string } | null

/** What whatsapp_settings.php answers. */
export type WhatsAppSettingsJson = {
  whatsapp: WhatsAppJson
  /** Messages of the day on which one written now is sent. */
  today: number
  /** That day, ISO. */
  day: string
  /** The address that WhatsApp calls. */
  webhook_url: string
  price: WhatsAppPriceJson
}
