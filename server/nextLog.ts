import { stripVTControlCharacters } from 'node:util'
import { describeError } from '@/lib/server/monitoring/logError'
import { logLine } from '@/lib/server/monitoring/logLine'

/**
 * Makes one JSON line of whatever Next, React and Payload write with `console`: theirs has several
 * lines, and may contain an address or a value (docs/adr/0037).
 */
export const logConsoleAsJson = (): void => {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (...said: unknown[]): void => {
      const error = said.find((part) => part instanceof Error)
      const words = said.filter((part) => typeof part === 'string').join(' ')
      logLine(level, {
        where: 'console',
        message: withoutValues(words),
        ...(error !== undefined && { error: describeError(error) }),
      })
    }
  Object.assign(console, {
    log: write('info'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  })
}

/** The first line, without what is in quotes, and without words that have digits, @ or a slash. */
export const withoutValues = (words: string): string =>
  (stripVTControlCharacters(words).trim().split('\n')[0] ?? '')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replace(/\S*[\d@/?=]\S*/g, '…')
    .slice(0, 200)
