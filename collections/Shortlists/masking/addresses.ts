import { DOTS } from './dots'

/** Services under whose name people write an address. */
const PROVIDER =
  '(?:g\\s?mail|yahoo|ymail|hotmail|outlook|live|msn|icloud|rediff(?:mail)?|proton(?:mail)?|aol|zoho)'

// Words of a stored text have fewer than 200 signs; without an end a long one would take minutes.
const WORD = '[\\p{L}\\p{M}\\p{N}._%+\\-]{1,64}'
const OPEN = '\\s?[[({<]\\s?'
const CLOSE = '\\s?[\\])}>]\\s?'
const DOT = `(?:\\s?\\.\\s?|\\s(?:dot|\\.)\\s|${OPEN}(?:dot|\\.)${CLOSE})`

const MAILS = [
  // name @ mail . com, also with spaces.
  `${WORD}\\s?@\\s?${WORD}(?:\\s?\\.\\s?(?:com|in|net|org|co|np|ae|qa|sa|om|kw|bh)\\b)*`,
  `\\S{0,200}@\\S{0,200}`,
  // name (at) mail (dot) com
  `${WORD}${OPEN}(?:at|@)${CLOSE}${WORD}(?:${DOT}${WORD}){0,3}`,
  // name at mail dot com
  `${WORD}\\sat(?:\\sthe\\srate)?(?:\\sof)?\\s${WORD}(?:(?:\\sdot\\s|${OPEN}dot${CLOSE})${WORD}){1,3}`,
  // name at the rate mail.com
  `${WORD}\\sat\\s?the\\s?rate(?:\\sof)?\\s${WORD}(?:${DOT}${WORD}){0,3}`,
  // name at gmail, and what is left of an address
  `${WORD}\\sat\\s${PROVIDER}(?:${DOT}${WORD}){0,3}`,
  `(?<![\\p{L}])${PROVIDER}${DOT}(?:com|in|co)(?:${DOT}\\p{L}{2})?(?![\\p{L}])`,
].map((pattern) => new RegExp(pattern, 'giu'))

const LINKS = [
  /\S{0,200}(?:https?:|www\.|wa\.me|t\.me|fb\.me|bit\.ly|chat\.whatsapp|linkedin\.|facebook\.|instagram\.)\S{0,200}/giu,
  // A domain. Degrees such as B.Com have one letter before the dot.
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]{1,63}\.){0,5}[\p{L}\p{N}-]{3,63}\.(?:com|net|org|info|biz|me|io|in|co|ae|qa|sa|np|pk|bd|lk|ph)(?:\.[a-z]{2})?(?:\/\S*)?(?![\p{L}\p{N}])/giu,
  // The name that somebody has at a service.
  /(?<![\p{L}])(skype|telegram|whats\s?app|imo|viber|botim|facebook|fb|instagram|insta|linked\s?in|wechat|twitter)(?:\s(?:id|no|number|name))?\.?\s?[:：=\p{Pd}]\s?\S+/giu,
]

/** Takes mail addresses and links out of a text, also those that are written in words. */
export const withoutAddresses = (text: string): string =>
  [...MAILS, ...LINKS].reduce((rest, pattern) => rest.replace(pattern, ` ${DOTS} `), text)
