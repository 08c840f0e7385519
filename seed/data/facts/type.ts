export const FACT_TOPICS = [
  'pay',
  'hours',
  'heat',
  'leave',
  'probation-and-notice',
  'end-of-service',
  'fees',
  'visa-and-permit',
  'medical',
  'documents',
  'insurance',
  'changing-job',
  'complaints',
  'contacts',
  'ban-or-limit',
  'other-rules',
] as const

export type FactTopic = (typeof FACT_TOPICS)[number]

/**
 * Money is an ISO 4217 code. For overtime 'percent' is what comes on top of the wage of the hour,
 * 'times' is the whole of it: 25 percent and 1.25 times are the same pay. 'thirds' keeps a share
 * exact: 2 of them are two thirds.
 */
export type FactUnit =
  | 'percent'
  | 'times'
  | 'thirds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'celsius'
  | 'workers'
  | 'countries'
  | 'titles'
  | 'AED'
  | 'SAR'
  | 'QAR'
  | 'OMR'
  | 'BHD'
  | 'KWD'
  | 'SGD'
  | 'MYR'
  | 'INR'
  | 'NPR'
  | 'LKR'
  | 'PHP'
  | 'BDT'

export type SeedFact = {
  /** Unique, lower case, dotted: country, subject, detail. Texts quote it, so it never changes. */
  key: string
  /** ISO 3166-1 alpha-2 of the country whose rule it is; empty for facts of no country. */
  country: string
  topic: FactTopic
  /** What the fact is about, as the head of a table row, at most 60 characters. */
  label: string
  /** The value with its unit, as a text can quote it in a sentence. */
  value: string
  /** The number alone and its unit, when a tool calculates with it. */
  amount?: number
  unit?: FactUnit
  /** One plain sentence that is true on its own; at most 240 characters. */
  sentence: string
  source: { title: string; publisher: string; link?: string; year?: number }
  /**
   * 'law': text of a law or decree; 'official': page of a ministry, mission or authority;
   * 'secondary': law firm, press, guide.
   */
  confidence: 'law' | 'official' | 'secondary'
  /** ISO date. */
  checked: string
  /** ISO date on which staff should check it again. */
  review: string
  /** Whom the reader asks to confirm. */
  confirm: string
}

/** A source together with what its kind is worth, and the day (ISO) when it was read, if not CHECKED. */
export type Source = SeedFact['source'] & Pick<SeedFact, 'confidence'> & { read?: string }

/** The source of a rule that is told everywhere, while no document of it was read. */
export const COMMON: Source = {
  title: 'Widely reported practice',
  publisher: 'No single document',
  confidence: 'secondary',
}

type Row = Pick<SeedFact, 'key' | 'label' | 'value' | 'sentence'> & {
  amount?: readonly [number, FactUnit]
  from: Source
  /** Whom to ask when it is not the country's usual authority. */
  confirm?: string
}

const CHECKED = '2026-11-20'
const HALF_A_YEAR_LATER = '2027-05-20'
const A_YEAR_LATER = '2027-11-20'

/** Fees, visas, contacts and bans change more often than the text of a labour law. */
const CHANGES_OFTEN: ReadonlySet<FactTopic> = new Set([
  'fees',
  'visa-and-permit',
  'contacts',
  'ban-or-limit',
])

/** The facts of one country, listed by topic. */
export const factsOf = (
  country: string,
  authority: string,
  rowsOf: Partial<Record<FactTopic, readonly Row[]>>,
): SeedFact[] =>
  FACT_TOPICS.flatMap((topic) =>
    (rowsOf[topic] ?? []).map((row) => toFact(country, authority, topic, row)),
  )

const toFact = (country: string, authority: string, topic: FactTopic, row: Row): SeedFact => {
  const { amount, from, confirm, ...words } = row
  const { confidence, read, ...source } = from
  return {
    ...words,
    country,
    topic,
    ...(amount && { amount: amount[0], unit: amount[1] }),
    source,
    confidence,
    checked: read ?? CHECKED,
    review: CHANGES_OFTEN.has(topic) ? HALF_A_YEAR_LATER : A_YEAR_LATER,
    confirm: confirm ?? authority,
  }
}
