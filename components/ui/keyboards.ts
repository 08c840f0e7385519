/** What a phone's keyboard and the browser's memory do for a kind of field. */
export const KEYBOARDS = {
  name: {
    autoComplete: 'name',
    autoCapitalize: 'words',
    autoCorrect: 'off',
    spellCheck: false,
  },
  company: {
    autoComplete: 'organization',
    autoCapitalize: 'words',
    autoCorrect: 'off',
    spellCheck: false,
  },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
  /** A number without its country code: digits alone. HTML allows `tel-national` on text fields only. */
  nationalNumber: { type: 'text', inputMode: 'numeric', autoComplete: 'tel-national' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  trade: { autoComplete: 'organization-title', autoCapitalize: 'words' },
  town: {
    autoComplete: 'address-level2',
    autoCapitalize: 'words',
    autoCorrect: 'off',
    spellCheck: false,
  },
  /** Years, with a half. */
  years: { inputMode: 'decimal', autoComplete: 'off' },
} as const
