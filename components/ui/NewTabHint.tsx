/** Says in the accessible name that a link opens a new tab (decisions.md). */
export const NewTabHint = () => <span className="sr-only"> (opens in a new tab)</span>
