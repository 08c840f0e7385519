/** What the list of enquiries is narrowed by; the names are those of the address. */
export const ENQUIRY_FILTERS = ['q', 'kind', 'handled'] as const
