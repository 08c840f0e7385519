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

  it('gives visitors no access at all', async () => {
    expect(await openTo(await config, null)).toEqual([])
  })

  it('lets an editor change only content, the own account and the own settings of the CMS panel', async () => {
    const changes = (await openTo(await config, 'editor')).filter((open) => !/\.read/.test(open))
    expect(changes.sort()).toEqual(
      [
        ...['pages', 'news-articles', 'facts', 'media'].flatMap((slug) => [
          `${slug}.create`,
          `${slug}.update`,
        ]),
        'media.delete',
        ...['create', 'update', 'delete'].map((operation) => `redirects.${operation}`),
        'home-page.update',
        'users.admin',
        'users.update',
        'payload-preferences.update',
        'payload-preferences.delete',
        'payload-locked-documents.delete',
      ].sort(),
    )
  })

  it('lets editors read only content, lists, public facts and what belongs to their account', async () => {
    const reads = (await openTo(await config, 'editor')).filter((open) => /\.read/.test(open))
    expect(reads.sort()).toEqual(
      [
        ...['pages', 'news-articles', 'facts', 'home-page'].flatMap((slug) => [
          `${slug}.read`,
          `${slug}.readVersions`,
        ]),
        ...['redirects', 'media', 'countries', 'positions', 'site-settings'].map(
          (slug) => `${slug}.read`,
        ),
        ...['users', 'payload-preferences', 'payload-locked-documents'].map(
          (slug) => `${slug}.read`,
        ),
      ].sort(),
    )
  })

  it('gives recruiters their own account only: they work in the dashboard', async () => {
    expect((await openTo(await config, 'recruiter')).sort()).toEqual([
      'payload-locked-documents.delete',
      'payload-preferences.delete',
      'payload-preferences.read',
      'payload-preferences.update',
      'users.read',
      'users.update',
    ])
  })

  it('lets nobody write queued jobs, their statistics, keys, migrations, mails or the audit trail', async () => {
    const open = await openTo(await config, 'admin')
    const kept = /^(payload-(jobs|jobs-stats|kv|migrations)\.|(mails|audit)\.(?!read$))/
    expect(open.filter((name) => kept.test(name))).toEqual([])
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
