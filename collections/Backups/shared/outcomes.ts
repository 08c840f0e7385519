export const OUTCOMES = { done: 'Done', failed: 'Failed' } as const

export const STARTED_BY = { schedule: 'The site', command: 'npm run backup' } as const

export type StartedBy = keyof typeof STARTED_BY

export const REASON_MAX_CHARS = 300
