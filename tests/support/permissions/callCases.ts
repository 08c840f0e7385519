import { declaredCalls } from '@/scripts/permissions/declaredCalls'
import { jobForm } from '@/tests/support/candidates/forms'
import { EXPECTED_CALLS } from './expectedCalls'
import type { Lab } from './lab'
import { type Asked, alike, type Case, expecting, isAllowed, type Reply } from './sweep'

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Would do something by almost every call that takes JSON. */
const HARM = JSON.stringify({
  ...{ id: 1, ids: [1], job_id: 1, status: 'Inactive', stage: 'rejected', note: 'Mine' },
  ...{
    rows: [{ collection: 'applications', id: 1 }],
    confirm: 'ERASE',
    collection: 'applications',
  },
  ...{ action: 'preview', everywhere: true, is_on: true, months: 1, quarantine_days: 1 },
  ...{ who: '982001', which: 'all', of: 'registrations', opted_out: true, handled: true },
  ...{ revision: 0, is_starred: true, filters: {}, expected: 1, changed_at: '' },
})

/** Ends the session of who sends it: it comes last. */
const LAST = 'POST logout'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const isRefusal = (status: number, reply: Reply): boolean =>
  reply.status === status &&
  typeof reply.json === 'object' &&
  JSON.stringify(Object.keys(reply.json ?? {})) === '["success","message"]'

/** What is wrong with the declarations: calls without a line, and lines that differ. */
export const callDeclarations = async ({ roles }: Lab): Promise<string[]> => {
  const declared = await declaredCalls()
  const wrong: string[] = []
  for (const call of new Set([...declared.keys(), ...Object.keys(EXPECTED_CALLS)])) {
    const who = [...(declared.get(call) ?? ['nobody'])].sort().join(', ')
    const wanted = EXPECTED_CALLS[call] ?? ['no line in expectedCalls.ts']
    const named = wanted === 'anyone' ? [wanted] : wanted.filter((name) => isBuilt(name, roles))
    if (who !== named.sort().join(', ')) wrong.push(`${call}: ${who} – expected ${named}`)
  }
  return wrong
}

const isBuilt = (name: string, roles: Lab['roles']): boolean =>
  name.startsWith('no line') || roles.some(({ role }) => role === name)

/** Requests to every call by everybody: those that must be refused, and those that must not. */
export const callCases = async ({ site, roles, strangers, misplaced }: Lab) => {
  const forbidden: Case[] = []
  const allowed: Case[] = []
  const last: Case[] = []
  for (const [call, who] of Object.entries(EXPECTED_CALLS)) {
    const { harmful, harmless } = await askedBy(call)
    if (who === 'anyone') {
      allowed.push(alike(site, strangers, harmless, 'an answer', isAllowed))
      allowed.push(...roles.map((role) => expecting(site, role, harmless, 'an answer', isAllowed)))
      continue
    }
    for (const sender of [...strangers, ...misplaced]) {
      const isFine = (reply: Reply) => isRefusal(401, reply)
      forbidden.push(expecting(site, sender, harmful, '401', isFine))
    }
    for (const sender of roles) {
      if (sender.role && who.includes(sender.role)) {
        const list = call === LAST ? last : allowed
        list.push(expecting(site, sender, harmless, 'an answer', isAllowed))
      } else {
        const isFine = (reply: Reply) => isRefusal(401, reply) || isRefusal(403, reply)
        forbidden.push(expecting(site, sender, harmful, '401 or 403', isFine))
      }
    }
  }
  return { forbidden: [...forbidden, ...otherMethods({ site, roles, strangers })], allowed, last }
}

const askedBy = async (call: string): Promise<{ harmful: Asked; harmless: Asked }> => {
  const [method = '', name] = call.split(' ')
  const asked = { what: call, method, address: `/php/${name}.php` }
  if (method === 'GET') return { harmful: asked, harmless: asked }
  const harmful = name === 'jobpost' || name === 'profile' ? await jobForm({ name: 'Evil' }) : HARM
  return {
    harmful: {
      ...{ ...asked, body: harmful },
      ...(typeof harmful === 'string' && { headers: JSON_TYPE }),
    },
    harmless: { ...asked, body: '{}', headers: JSON_TYPE },
  }
}

/** Methods that a call does not take are refused to everybody. */
const otherMethods = ({ site, roles, strangers }: Pick<Lab, 'site' | 'roles' | 'strangers'>) => {
  const names = new Set(Object.keys(EXPECTED_CALLS).map((call) => call.split(' ')[1]))
  const senders = [...strangers.slice(0, 1), ...roles.filter(({ role }) => role === 'admin')]
  return [...names].flatMap((name) =>
    METHODS.filter((method) => !(`${method} ${name}` in EXPECTED_CALLS)).flatMap((method) =>
      senders.map((sender) => {
        const asked: Asked = {
          ...{ what: `${method} ${name}`, method, address: `/php/${name}.php` },
          ...(method !== 'GET' && { headers: JSON_TYPE, body: HARM }),
        }
        return expecting(site, sender, asked, '405', (reply) => isRefusal(405, reply))
      }),
    ),
  )
}
