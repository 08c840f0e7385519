/**
 * One sentence of an answer. `facts` are the keys of the facts that it quotes. `ask` names whom to
 * ask where the facts are silent. At least one of the two is always there.
 */
export type Line = { text: string; facts: readonly string[]; ask: string | null }

/** Who pays for a paper or a step, with the words beside the mark. */
export const PAYERS = {
  employer: 'The employer pays',
  you: 'You pay',
  'in the limit': 'In the agent’s fee',
  free: 'Free',
  ask: 'Ask who pays',
} as const

export type Payer = keyof typeof PAYERS

/** Who pays, and the sentences that it rests on. */
export type Paid = { who: Payer; lines: readonly Line[] }

/**
 * What is read at once: the first line, and what the facts leave open. The other lines are read on
 * request.
 */
export const shortAndMore = (lines: readonly Line[]): { short: Line[]; more: Line[] } => {
  const isShort = (line: Line, index: number) => index === 0 || line.facts.length === 0
  return {
    short: lines.filter(isShort),
    more: lines.filter((line, index) => !isShort(line, index)),
  }
}

/** Whether a line says that nobody could tell us, and not only whom to ask for more. */
export const isUnknown = ({ text, facts }: Line): boolean =>
  facts.length === 0 &&
  /\bWe (?:do not know|know of no|found no|have no)\b|^No checked\b/.test(text)
