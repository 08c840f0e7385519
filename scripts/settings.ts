// Imported first by every command: reads the .env files, as the server does, before lib/server/env.ts
// reads the settings.
import { loadEnv } from 'payload/node'

loadEnv()
