import { env } from './env'
import { describeError } from './logError'

/**
 * Logging without personal data. Payload gets pino with these options; our own code calls `logError`
 * with a fixed event name. Values never go into a log line: only what happened, where, and which kind of error.
 */

const holdsError = (logged: unknown): boolean =>
  typeof logged === 'object' && logged !== null && 'err' in logged

export const logger = {
  options: {
    level: env.isProduction ? 'warn' : 'info',
    serializers: { err: describeError, error: describeError },
    hooks: {
      // Without a message pino takes the error's, which may hold what was sent.
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

/** One line on stdout for what the office should know of. A fixed sentence, never a value. */
export const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`)
}
