const COUNT =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-five|sixty|ninety)'

const MONEY =
  /(?:\bRs\.?|₹|\b(?:INR|AED|SAR|QAR|OMR|BHD|KWD|KD|SGD|RM|MYR|NPR|LKR|PHP|USD)|S\$|US\$)\s?\d|\d\s?(?:dirhams?|riyals?|rials?|dinars?|rupees?|ringgit|dollars?|lakh)\b/i

const SHARE = /\d\s?(?:%|per ?cent\b)/i

const TIME = new RegExp(
  `\\b${COUNT}[ -](?:(?:working|calendar|full|more|or|to|\\d+)[ -])*(?:hours?|days?|weeks?|months?|years?)\\b`,
  'i',
)

/** Words of a statement of law: a time beside them is a rule, elsewhere it is advice. */
const LAW =
  /\b(?:laws?|legal|allowed|limit|at most|at least|up to|within|maximum|minimum|must|may not|probation|notice|overtime|leave|rest day|holiday|gratuity|indemnity|valid|claim|fine|barred|banned|permit|UAE|Emirates|Saudi|Qatar|Oman|Bahrain|Kuwait|Singapore|Malaysia|Nepal|Lanka|Bangladesh|Philippines)\b/i

/**
 * The sentences of a seed text in which somebody typed a number of the law: an amount of money, a
 * share, or a time in a statement of law. Quotes of facts and worked examples are no finds: an
 * example is a paragraph with the list after it, or the section below a heading that says so.
 */
export const typedNumbers = (text: string): string[] =>
  withoutExamples(text)
    .flatMap((line) => line.replace(/\{\{[^}]*\}\}/g, '…').split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter(isTyped)

const isTyped = (sentence: string): boolean =>
  MONEY.test(sentence) || SHARE.test(sentence) || (TIME.test(sentence) && LAW.test(sentence))

const withoutExamples = (text: string): string[] => {
  const kept: string[] = []
  let section = false
  let list = false
  for (const line of text.split('\n')) {
    if (/^#{2,3} /.test(line)) section = /^#+ Example\b/.test(line)
    const isExample = /(?:^|[.*?}]\s+)Example\b.*:/.test(line)
    const isItem = /^(?:\d+\.|-) /.test(line)
    if (isExample) list = true
    else if (line.trim() && !isItem) list = false
    if (isExample) kept.push(line.replace(/(^|[.*?}]\s+)Example\b.*$/, '$1'))
    else if (!section && !(list && isItem)) kept.push(line)
  }
  return kept
}

/** Finds that are no rule of law, each with the reason. */
export const ALLOWED_NUMBERS: { on: string; says: string; why: string }[] = [
  {
    on: 'jobs-in-uae-2016',
    says: '### "If you resign, you are banned for six months."',
    why: 'a false sentence that readers hear; the answer below it quotes the rule',
  },
]
