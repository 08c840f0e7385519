const figures = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((figure) => figure.replace(/,|\.$/g, ''))

/** The numbers of a fact's value that its plain sentence does not say: one of both was not changed. */
export const figuresLeftOut = (value: string, sentence: string): string[] => {
  const said = new Set(figures(sentence))
  return [...new Set(figures(value))].filter((figure) => !said.has(figure))
}
