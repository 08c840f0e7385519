import { answerDirectly } from '@/lib/server/calls/answerDirectly'
import type { DirectCall } from '@/lib/server/process/siteHooks'
import { POST as apply } from './job_applied.php/route'
import { POST as register } from './registration.php/route'

/**
 * The two calls with a resume, for the HTTP server to answer without Next, whose part of such a request
 * costs more than the application itself (docs/adr/0029).
 */
export const directCalls: ReadonlyMap<string, DirectCall> = new Map([
  ['/php/job_applied.php', answerDirectly(apply)],
  ['/php/registration.php', answerDirectly(register)],
])
