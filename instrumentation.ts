/**
 * Runs once, before the server takes a request: brings the database to the current schema (Payload's
 * prodMigrations), seeds a new one, and makes the first admin. So no door is open before there is one.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { prepare } = await import('./seed/prepare')
  await prepare()
  const { isKnownAddress } = await import('./collections/content/isKnownAddress')
  const { answerProxyWith } = await import('./lib/server/knownAddress')
  answerProxyWith(isKnownAddress)
  const { tellServerWhoIsSignedIn } = await import('./lib/server/signedIn')
  tellServerWhoIsSignedIn()
}
