import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Verdict } from '@/collections/Tools/charges/shared/answer'
import type { Trade } from '@/collections/Tools/documents/shared/trades'
import type { Payer } from '@/collections/Tools/shared/payers'
import type { StepKey } from '@/collections/Tools/steps/shared/steps'

/** A question on a country page, with the country's own answer. */
export type CountryQuestion = {
  tool: 'charges' | 'documents' | 'offer' | 'help'
  /** The answer in one sentence or two. */
  text: string
  /** The sign of the answer; null for a tool without verdicts. */
  verdict: Verdict | null
  href: string
}

export type CountryQuestions = {
  questions: CountryQuestion[]
  /** The sources of the four answers, each in one line. */
  sources: string[]
}

/** What the page of a job offers of the tools. */
export type JobTools = {
  destination: Destination
  trade: Trade | null
  /** The papers for a candidate from India, in their order. */
  papers: string[]
  /** The same tool for a candidate from another country. */
  documentsHref: string
  stepsHref: string
  offerHref: string
  chargesHref: string
}

/** A step as the home page shows it; who pays is null where it depends on the country. */
export type HomeStep = {
  key: StepKey
  title: string
  text: string
  who: Payer | null
  /** In place of who pays. */
  depends: 'Often the employer.' | 'It depends on the country.'
}
