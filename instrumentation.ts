/**
 * Runs once before the server accepts requests: migrates the database (Payload's prodMigrations),
 * seeds a new one and creates the first admin, so that nobody else can register as the first user.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { requireSettings } = await import('./lib/server/requireSettings')
  await requireSettings()
  const { prepare } = await import('./seed/prepare')
  await prepare()
  const { isKnownAddress } = await import('./collections/content/isKnownAddress')
  const { answerProxyWith } = await import('./lib/server/knownAddress')
  answerProxyWith(isKnownAddress)
  const { tellServerWhoIsSignedIn } = await import('./lib/server/signedIn')
  tellServerWhoIsSignedIn()
}
