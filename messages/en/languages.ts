/** The language navigation, the offer of another language, and what is said about a translation. */
export default {
  title: 'Language',
  close: 'Close',
  /** The offer, on a page in another language. */
  offer: 'This site is in English too.',
  read: 'Read in English',
  notTranslated: 'This page is not in English yet. Below it is in English.',
  menusTranslated: 'The menu is translated.',
  notReviewed: 'No native speaker has checked this translation yet.',
  englishApplies: 'Where they differ, <a>the English text</a> applies.',
} as const
