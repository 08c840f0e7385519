import { DOTS } from './dots'

/** What a resume calls the place where somebody lives. */
const ADDRESS = `(?:(?:permanent|present|current|postal|mailing|residential|home|local|native|full|contact|communication|correspondence)\\s+){1,3}add?ress|add?ress(?=\\s?[:：\\p{Pd}])|residence|address\\s+for\\s+communication|पता(?=\\s?[:：\\p{Pd}])|ठेगाना|पत्ता|ঠিকানা|முகவரி|చిరునామా|വിലാസം|ලිපිනය|پتہ(?=\\s?[:：])|العنوان|عنوان`

/** Beginnings of an address that has no label. */
const PLACE = `[sdwc]\\s?/\\s?o\\b|(?:h|house|flat|door|plot|room|qtr|quarter)\\.?\\s?(?:no|number)\\b|vill(?:age)?\\b\\s?[.:：\\p{Pd}]|v\\.?p\\.?o\\b|p\\.\\s?o\\.|ward\\s?no\\b|teh(?:sil)?\\s?[.:：\\p{Pd}]|taluka?\\s?[.:：\\p{Pd}]|dist(?:t|rict)?\\s?[.:：\\p{Pd}]|pin(?:\\s?code)?\\s?[.:：\\p{Pd}]`

/** What an employer does not see of a person (docs/adr/0076). */
const PERSON = `date\\s+of\\s+birth|d\\.?\\s?o\\.?\\s?b\\b|birth\\s?date|born\\s+on|place\\s+of\\s+birth|age(?=\\s?[:：\\p{Pd}]|\\s+\\p{Nd}{2}(?!\\p{Nd}))|religion|caste|marital\\s+status|(?:father|mother|husband|wife|spouse|guardian)(?:['’]?s)?(?:\\s+name)?(?=\\s?[:：\\p{Pd}])|(?:father|mother|husband|spouse)['’]s\\s+name|(?:gender|sex)(?=\\s?[:：\\p{Pd}]|\\s+(?:fe)?(?:m|f|male)\\b)|no\\.?\\s+of\\s+children|children(?=\\s?[:：])|blood\\s+group|height(?=\\s?[:：])|weight(?=\\s?[:：])`

/** Numbers of papers, whatever their form. */
const PAPER = `passport\\s*(?:no|number|#)?\\.?(?=\\s?[:：\\p{Pd}#]|\\s+[\\p{L}]{0,2}\\s?\\p{Nd})|aadha?ar(?:\\s?card)?(?:\\s?(?:no|number))?|pan\\s?(?:card\\s?)?(?:no|number)|iqama(?:\\s?(?:no|number))?|civil\\s?id|emirates\\s?id|driving\\s+licen[cs]e\\s+(?:no|number)|voter\\s?id`

/** Where the next thing begins: a label, or the heading of a part. */
const NEXT = `(?:${ADDRESS}|${PERSON}|${PAPER})|mobile|phone|tel(?:ephone)?\\b|cell\\b|contact|e-?mail|whats\\s?app|nationality|languages?\\b|passport|qualification|education|experience|objective|summary|profile|skills?\\b|trade\\b|position|post\\s+applied|applied\\s+for|declaration|personal|hobbies|career|work(?:ing)?\\s+(?:history|experience)|employment|company|designation|date\\s+of|place\\s+of|expiry|issue|name\\s?[:：]|signature|i\\s+hereby|duties|responsibilities|certificat|gulf|overseas|technical|academic|professional`

const part = (labels: string, mostChars: number): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(${labels})[\\s:：.#=\\p{Pd}]{0,4}(?:(?!(?<![\\p{L}\\p{M}])(?:${NEXT})|[•▪●■◆➢✓|]).){1,${mostChars}}`,
    'giu',
  )

const ADDRESS_CHARS = 160
const VALUE_CHARS = 40

const PARTS = [part(`${ADDRESS}|${PLACE}`, ADDRESS_CHARS), part(`${PERSON}|${PAPER}`, VALUE_CHARS)]

/** An Indian postal code behind the name of a place. */
const POSTAL_CODE =
  /(?:[\p{L}\p{M}]+[\s,]*){1,2}[\p{Pd}\s,:]{1,3}[1-9]\p{Nd}{2}\s?\p{Nd}{3}(?!\p{Nd})/gu

/** Takes where somebody lives out of a text, and what an employer must not decide by. */
export const withoutPrivateLines = (text: string): string =>
  PARTS.reduce(
    (rest, pattern) => rest.replace(pattern, (_found, label: string) => `${label}: ${DOTS} `),
    text,
  ).replace(POSTAL_CODE, DOTS)
