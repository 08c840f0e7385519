/**
 * One sentence of an answer. `facts` are the keys of the facts that it rests on; without one it claims
 * no rule. `ask` names whom to ask where the facts are silent.
 */
export type Line = { text: string; facts: readonly string[]; ask: string | null }

/** A sentence of the tool itself. Without facts it claims no rule. */
export const words = (text: string, facts: readonly string[] = []): Line => ({
  ...{ text, facts, ask: null },
})

/** A sentence of the tool that somebody else can complete. */
export const askLine = (text: string, who: string): Line => ({ text, facts: [], ask: who })

/** The keys of the facts that lines quote, in the order in which they are quoted first. */
export const factsIn = (lines: readonly Pick<Line, 'facts'>[]): string[] => [
  ...new Set(lines.flatMap(({ facts }) => facts)),
]

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
