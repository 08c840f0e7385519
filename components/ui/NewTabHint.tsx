/** Says in the accessible name that a link opens a new tab (docs/product.md §10.2). */
export const NewTabHint = () => <span className="sr-only"> (opens in a new tab)</span>
