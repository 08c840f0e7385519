import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SERVER_FUNCTIONS } from '@/app/(payload)/guard/serverFunctions'

const PAYLOADS = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'

it('the server functions allowed for the CMS panel are those of the installed version of Payload', () => {
  const source = readFileSync(PAYLOADS, 'utf8')
  const table = /baseServerFunctions = \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? ''
  const names = [...table.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => name)
  expect(new Set(names)).toEqual(SERVER_FUNCTIONS)
})
