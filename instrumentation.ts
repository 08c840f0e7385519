/**
 * Runs once before the server accepts requests: migrates the database, seeds a new one and creates the
 * first admin, so that nobody else can register as the first user.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { requireSettings } = await import('./lib/server/settings/requireSettings')
  await requireSettings()
  const { prepare } = await import('./start/prepareSite')
  await prepare()
  const { isKnownAddress } = await import('./collections/content/isKnownAddress')
  const { comesFromStaff } = await import('./lib/server/payload/signedIn')
  const { directCalls } = await import('./app/php/directCalls')
  const { registerSiteHooks } = await import('./lib/server/process/siteHooks')
  registerSiteHooks({ isKnownAddress, isSignedIn: comesFromStaff, directCalls })
}
