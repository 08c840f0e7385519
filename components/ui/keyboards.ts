/** Input attributes by kind of field, for phone keyboards and autofill. */
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
  /** Years, with decimals. */
  years: { inputMode: 'decimal', autoComplete: 'off' },
} as const
