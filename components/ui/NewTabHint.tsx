/** Says in the accessible name that a link opens a new tab (docs/product.md §10.2). */
export const NewTabHint = ({ words = ' (opens in a new tab)' }: { words?: string }) => (
  <span className="sr-only">{words}</span>
)
