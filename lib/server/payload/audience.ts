/**
 * Who may make a call, kept on its handler: the permission table of docs/security.md and the tests
 * read what the handler itself enforces (docs/adr/0040).
 */

type Audience = string | readonly string[]

export type Declared = { access: Audience }

/** The handler, marked with who may make the call: `anyone`, one role, or a list of roles. */
export const declared = <Handler extends object>(
  access: Audience,
  handler: Handler,
): Handler & Declared => Object.assign(handler, { access })

/** Who may make a call, as a list; null for a handler that does not say so. */
export const audienceOf = (handler: unknown): readonly string[] | null => {
  if (typeof handler !== 'function' || !('access' in handler)) return null
  const { access } = handler as Declared // only `declared` sets it
  return typeof access === 'string' ? [access] : access
}
