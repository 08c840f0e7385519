/** Where a list is a table with the detail pane beside it: on wide screens, and in print. */
export const WIDE = 'print, (min-width: 900px)'

/** Where the table has room for all its columns beside an open pane. */
export const ROOMY = 'print, (min-width: 1240px)'
