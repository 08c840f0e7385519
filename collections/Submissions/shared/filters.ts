/** What staff narrow the lists of applications and of registrations by: names in the address. */
export const STAFF_FILTERS = ['q', 'source', 'from', 'to', 'note', 'star', 'unseen'] as const
