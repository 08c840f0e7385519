/**
 * The languages of the public site and their addresses. English is the first language: its addresses
 * have no prefix, and what is not translated is shown in it.
 */

type Facts = {
  /** The language's name in the language itself. */
  name: string
  dir: 'ltr' | 'rtl'
  /** For `og:locale`: the country whose readers the texts are written for. */
  ogLocale: string
}

/** By code (BCP 47), in the order in which visitors see them. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', ogLocale: 'en_IN' },
  hi: { name: 'हिन्दी', dir: 'ltr', ogLocale: 'hi_IN' },
  ur: { name: 'اردو', dir: 'rtl', ogLocale: 'ur_IN' },
  bn: { name: 'বাংলা', dir: 'ltr', ogLocale: 'bn_BD' },
  ne: { name: 'नेपाली', dir: 'ltr', ogLocale: 'ne_NP' },
  ta: { name: 'தமிழ்', dir: 'ltr', ogLocale: 'ta_IN' },
  te: { name: 'తెలుగు', dir: 'ltr', ogLocale: 'te_IN' },
  ml: { name: 'മലയാളം', dir: 'ltr', ogLocale: 'ml_IN' },
  si: { name: 'සිංහල', dir: 'ltr', ogLocale: 'si_LK' },
  fil: { name: 'Filipino', dir: 'ltr', ogLocale: 'fil_PH' },
} as const satisfies Record<string, Facts>

export type Language = keyof typeof LANGUAGES

/** A language that an address can begin with. */
export type OtherLanguage = Exclude<Language, 'en'>

export const ENGLISH = 'en' as const

// Object.keys loses the type of the keys.
export const languages = Object.keys(LANGUAGES) as Language[]

export const otherLanguages = languages.filter(
  (language): language is OtherLanguage => language !== ENGLISH,
)

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/**
 * The language that an address begins with, and the address without it: `/hi/job-list` is `/job-list`
 * in Hindi. English has no prefix, so `/en/job-list` is an English address.
 */
export const splitLanguage = (address: string): { language: Language; path: string } => {
  const [, first = ''] = /^\/([a-z]+)(?=[/?#]|$)/.exec(address) ?? []
  if (!isLanguage(first) || first === ENGLISH) return { language: ENGLISH, path: address }
  const rest = address.slice(first.length + 1)
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/**
 * For an element with words that stay in English on a page in a language, such as those of a job: names
 * their language. Nothing on an English page.
 */
export const inEnglish = (language: Language): { lang?: typeof ENGLISH; dir?: 'ltr' } => {
  if (language === ENGLISH) return {}
  return { lang: ENGLISH, ...(LANGUAGES[language].dir === 'rtl' && { dir: 'ltr' }) }
}

/** The address in a language of an English address of this site, with its query and anchor. */
export const inLanguage = (address: string, language: Language): string => {
  if (language === ENGLISH) return address
  return `/${language}${/^\/(?=[?#]|$)/.test(address) ? address.slice(1) : address}`
}

/**
 * The first segment of the pages' addresses inside the server (app/localized), before the language. No
 * public address begins with it: next.config.ts leads each one to its page.
 */
export const PAGES_SEGMENT = 'localized'
