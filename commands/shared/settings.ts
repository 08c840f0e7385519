// Imported first by every command: reads the .env files, as the server does, before lib/server/settings/env.ts
// reads the settings.
import { loadEnv } from 'payload/node'

loadEnv()
