/**
 * Reads the settings before anything else does. Ends the process with the line that names a wrong one:
 * Next itself would print stacks and run on without answering.
 */
export const requireSettings = async (): Promise<void> => {
  try {
    const { env } = await import('./env')
    // Reading it creates the file, which can fail too.
    if (!env.payloadSecret) throw new Error(`${env.secretFile} is empty. Restore it from a backup.`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
