import type { Field, GlobalAfterChangeHook, GlobalBeforeOperationHook } from 'payload'
import { requireRecentPassword } from '@/collections/Users/sessions/recentPassword'
import { warnAdmins } from '@/collections/Warnings/warnAdmins'

/**
 * Marks facts by which candidates recognise and reach the agency: with another number, address or name
 * a stolen session would send them, their documents and their money to somebody else. Also fields
 * inside of these. A mail does not repeat what names a person (`isPerson`). Hours, promises and charges are not marked: with them nobody is led elsewhere.
 */
export const identity = <F extends Field>(field: F, isPerson = false): F =>
  'fields' in field
    ? { ...field, fields: field.fields.map((inner) => identity(inner)) }
    : { ...field, custom: { isIdentity: true, isPerson } }

type Facts = Record<string, unknown>

const namesIn = (fields: { name?: string; custom?: Facts }[]): string[] =>
  fields.flatMap(({ name, custom }) => (name && custom?.isIdentity ? [name] : []))

/** The identity facts that `after` changes; what it leaves out is not changed. */
const changed = (names: string[], before: Facts, after: Facts): string[] =>
  names.filter((name) => name in after && textOf(before[name]) !== textOf(after[name]))

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : `${value}`)

/**
 * Changing an identity fact needs the password of whoever asks, and so does restoring a version, which
 * brings back all facts of a day. Own code overrides the access rules and is not checked.
 */
export const guardIdentity: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return
  if (operation === 'restoreVersion') return requireRecentPassword(req)
  if (operation !== 'update' || !('data' in args)) return
  const before: Facts = { ...(await req.payload.findGlobal({ slug: 'site-settings', depth: 0 })) }
  const names = namesIn(global.flattenedFields)
  if (changed(names, before, args.data).length > 0) await requireRecentPassword(req)
}

/** Tells the other admins, with the old and the new value: these facts are public. */
export const warnOfIdentity: GlobalAfterChangeHook = async ({ global, previousDoc, req }) => {
  const { payload, user } = req
  if (!user) return
  // Read again, as in auditChange.ts.
  const now: Facts = { ...(await payload.findGlobal({ slug: 'site-settings', depth: 0, req })) }
  const before: Facts = previousDoc ?? {}
  const names = changed(namesIn(global.flattenedFields), before, now)
  if (names.length === 0) return
  await warnAdmins(payload, user, {
    what: 'identity',
    of: names.join(', '),
    rows: global.flattenedFields
      .filter(({ name }) => names.includes(name))
      .map((field) => [
        'label' in field && typeof field.label === 'string' ? field.label : field.name,
        field.custom?.isPerson
          ? 'changed'
          : `${shown(now[field.name])} (before: ${shown(before[field.name])})`,
      ]),
  })
}

const shown = (value: unknown): string => textOf(value) || 'empty'
