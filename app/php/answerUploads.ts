import { answerDirectly } from '@/lib/server/answerDirectly'
import { setDirectCalls } from '@/lib/server/directCall'
import { POST as apply } from './job_applied.php/route'
import { POST as register } from './registration.php/route'

/**
 * Lets the HTTP server answer the two calls with a resume without Next, whose part of such a request
 * costs more than the application itself (docs/adr/0029). Called once at start-up.
 */
export const answerUploads = (): void =>
  setDirectCalls(
    new Map([
      ['/php/job_applied.php', answerDirectly(apply)],
      ['/php/registration.php', answerDirectly(register)],
    ]),
  )
