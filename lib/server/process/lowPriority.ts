import { getPriority, setPriority } from 'node:os'

const LOW_PRIORITY = 10

/**
 * Requests come before what this thread does, where there are few processors. Elsewhere than on Linux
 * this would mean the process. Only an administrator may raise the priority of a process that has a
 * lower one.
 */
export const lowerPriority = (): void => {
  if (process.platform === 'linux' && getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY)
}
