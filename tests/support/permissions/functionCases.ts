import { REFUSED_CALL, SERVER_FUNCTIONS } from '@/app/(payload)/guard/serverFunctions'
import { returned, serverCall } from '@/tests/support/network/serverFunctions'
import { EXPECTED_COLLECTIONS, EXPECTED_GLOBALS } from './expectedData'
import type { Lab } from './lab'
import { type Asked, type Case, expecting, type Reply } from './sweep'

/** What each of the CMS panel's server functions could read or change, if it were allowed to. */
const argumentsOf = (slug: string) => {
  const isGlobal = slug in EXPECTED_GLOBALS
  const about = isGlobal ? { globalSlug: slug } : { collectionSlug: slug, id: 1, docID: 1 }
  const doc = { relationTo: slug, value: 1 }
  return {
    ...about,
    ...{ data: { role: 'admin' }, operation: 'update', schemaPath: slug, path: 'name' },
    ...{ query: { limit: 100 }, columns: [], enableRowSelections: true, renderRowTypes: true },
    ...{ docPermissions: true, docPreferences: { fields: {} }, initialData: { id: 1 } },
    ...{ returnLockStatus: true, updateLastEdited: true, drawerSlug: 'drawer', params: {} },
    ...{ fromLocale: 'en', toLocale: 'en', overrideData: true, browseByFolder: true },
    ...{ type: 'unpublish', doc: isGlobal ? undefined : doc, global: isGlobal ? slug : undefined },
    ...{ date: '2027-01-01T00:00:00.000Z', timezone: 'UTC', folderID: 1, valueToSlugify: 'a' },
  }
}

/** The server functions that read or change what their arguments name. */
const ABOUT_DATA = new Set([
  'copy-data-from-locale',
  'form-state',
  'render-document',
  'render-list',
  'schedule-publish',
  'table-state',
])

/**
 * Calls of every server function by everybody, about what they may not read: those that read or
 * change data about everything, the others about applications.
 */
export const functionCases = ({ site, roles, strangers, secrets }: Lab): Case[] => {
  const called = (name: string, slug: string): Asked => ({
    what: `${name} (${slug})`,
    ...serverCall({ name, args: argumentsOf(slug) }, site.baseUrl),
  })
  const isRefused = (reply: Reply) =>
    JSON.stringify(returned(reply)) === JSON.stringify(REFUSED_CALL)
  const isSilent = ({ text }: Reply) => !secrets.some((secret) => text.includes(secret))
  return [...SERVER_FUNCTIONS].flatMap((name) => [
    ...strangers.map((sender) =>
      expecting(site, sender, called(name, 'applications'), 'Please sign in again', isRefused),
    ),
    ...roles.flatMap((sender) =>
      Object.entries({ ...EXPECTED_COLLECTIONS, ...EXPECTED_GLOBALS })
        .filter(([slug]) => ABOUT_DATA.has(name) || slug === 'applications')
        .filter(([, line]) => !sender.role || !/\bread\b(?!:)/.test(line[sender.role]))
        .map(([slug]) => expecting(site, sender, called(name, slug), 'no data', isSilent)),
    ),
  ])
}
