/** What a command prints for the operator: answers to stdout, a problem in one line to stderr. */

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Ends the command with code 1, by default. */
export function stop(line: string, code = 1): never {
  process.stderr.write(`${line}\n`)
  process.exit(code)
}
