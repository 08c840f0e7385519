/** Of every change of demands, and of linking a job to one: each looks at what the others store. */
export const DEMANDS_LOCK = 'demands'
