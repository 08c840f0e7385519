import { env } from './env'

/**
 * Logging without personal data. Payload gets pino with these options; our own code calls `logError`
 * with a fixed event name. Values never go into a log line: only what happened, where, and which kind of error.
 */

type LoggedError = { type: string; message: string; stack?: string }

/** An error without its values: drizzle writes SQL and parameters into messages, Payload writes data. */
const describe = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const isOurs = error.constructor === Error || error.constructor === TypeError
  return {
    type: error.name,
    message: isOurs ? firstLine(error.message) : '',
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
  }
}

const holdsError = (logged: unknown): boolean =>
  typeof logged === 'object' && logged !== null && 'err' in logged

const firstLine = (message: string) => message.split(/\n|params:/)[0]?.slice(0, 200) ?? ''

export const logger = {
  options: {
    level: env.isProduction ? 'warn' : 'info',
    serializers: { err: describe, error: describe },
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

/** One JSON line on stderr for what we did not foresee. `where` is a route or a use case, never a value. */
export const logError = (where: string, error: unknown): void => {
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'error', where, error: describe(error) })}\n`,
  )
}

/** One line on stdout for what the office should know of. A fixed sentence, never a value. */
export const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`)
}
