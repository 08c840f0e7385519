/** Passed with every write of the seed: no page is cached yet, so none is refreshed. */
export const SEEDING = { context: { disableRevalidate: true } } as const
