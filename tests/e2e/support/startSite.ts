import { DEV_ADMIN, startServer, TEST_ADMIN } from '@/tests/support/server'

/**
 * One site for all browser tests: the built one, or the running one that TEST_BASE_URL names.
 * Workers get its address and admin from environment variables.
 */
const startSite = async (): Promise<(() => Promise<void>) | undefined> => {
  const running = process.env.TEST_BASE_URL
  if (running) {
    announce(running, DEV_ADMIN)
    return undefined
  }
  const server = await startServer({ SEED_SAMPLES: 'true', RATE_LIMIT_SCALE: '10000' })
  announce(server.baseUrl, TEST_ADMIN)
  return server.stop
}

export default startSite

const announce = (baseUrl: string, admin: { email: string; password: string }): void => {
  process.env.SITE_BASE_URL = baseUrl
  process.env.SITE_ADMIN_EMAIL = admin.email
  process.env.SITE_ADMIN_PASSWORD = admin.password
}
