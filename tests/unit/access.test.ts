import { readFileSync } from 'node:fs'
import config from '@payload-config'
import { type Access, buildConfig, type PayloadRequest, type SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { closedByDefault, OPERATIONS } from '@/collections/access'
import type { Role } from '@/collections/Users/shared/roles'

const by = (role: Role | null) => {
  const user = role && { id: 7, role, collection: 'users' }
  return { req: { user } as PayloadRequest, data: {} } // the part of a request that access rules read
}

const entities = ({ collections, globals }: SanitizedConfig) => [...collections, ...globals]

/** `slug.operation` of every operation that is open to an account, if only for some rows. */
const openTo = async (built: SanitizedConfig, role: Role | null) => {
  const open: string[] = []
  for (const { slug, access } of entities(built)) {
    for (const [operation, rule] of Object.entries<Access>(access as Record<string, Access>)) {
      if (await rule(by(role))) open.push(`${slug}.${operation}`)
    }
  }
  return open
}

describe('the permission table', () => {
  it('names every operation of the installed version of Payload', () => {
    const named = ['collections', 'globals'].flatMap((of) => {
      const types = readFileSync(`node_modules/payload/dist/${of}/config/types.d.ts`, 'utf8')
      const block = /\n {4}access\?: \{([\s\S]*?)\n {4}\};/.exec(types)?.[1] ?? ''
      return [...block.matchAll(/^ {8}(\w+)\?:/gm)].map(([, name]) => name)
    })
    expect(new Set(named)).toEqual(new Set(OPERATIONS))
  })

  it('closes collections and globals that it does not name, whatever access they declare', async () => {
    const open = { create: () => true, read: () => true, update: () => true, delete: () => true }
    const built = await buildConfig({
      secret: 'a secret for this test alone',
      db: (await config).db,
      collections: [
        { slug: 'surprise', fields: [], access: open },
        { slug: 'constructor', fields: [] },
        { slug: 'people', auth: true, fields: [] },
      ],
      globals: [{ slug: 'more-settings', fields: [], versions: true }],
    })
    for (const role of ['admin', 'recruiter', 'editor', null] as const) {
      const opened = await openTo(closedByDefault(built), role)
      expect(opened.filter((name) => !name.startsWith('payload-'))).toEqual([])
    }
  })
})
