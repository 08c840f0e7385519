import { env } from '../settings/env'
import { describeError } from './logError'
import { logLine } from './logLine'
import { requestFields } from './requestId'

/**
 * Logging without personal data. Payload's logger gets these options; own code calls `logError`
 * with a fixed event name. Log lines contain no values, only the event, the place and the kind of
 * error.
 */

const holdsError = (logged: unknown): boolean =>
  typeof logged === 'object' && logged !== null && 'err' in logged

export const logger = {
  options: {
    mixin: requestFields,
    level: env.isProduction ? 'warn' : 'info',
    serializers: { err: describeError, error: describeError },
    hooks: {
      // Without a message pino logs the error's own, which may contain values.
      logMethod(
        this: object,
        args: [unknown, string?, ...unknown[]],
        log: (...given: typeof args) => void,
      ) {
        log.apply(this, holdsError(args[0]) && !args[1] ? [args[0], 'failed'] : args)
      },
    },
    redact: { paths: ['req', 'data', 'user', 'email', '*.email', '*.password'], remove: true },
  },
}

/** Writes one line on stdout for staff: a fixed sentence, never a value. */
export const say = (sentence: string): void => logLine('info', { message: sentence })
