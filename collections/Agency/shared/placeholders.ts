/**
 * Values of a new site that stand for the agency's own: they show in the preview and the trial, and
 * never on a launched site (docs/product.md §14).
 */

const PLACEHOLDER = /example\.(?:com|org|net)\b|0000|\b000\b|\bSpecimen\b|\bSample House\b/i

export const isPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' && PLACEHOLDER.test(value)

/** The same facts with placeholders emptied. What is empty is not shown. */
export const withoutPlaceholders = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, isPlaceholder(value) ? '' : value]),
  ) as Facts // the same names
