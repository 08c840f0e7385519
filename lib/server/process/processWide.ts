/**
 * One value for the whole process, created at the first use. Next bundles a module twice, for the
 * routes and for what starts with the process (instrumentation, Payload's hooks and tasks), so a
 * variable of a module would exist twice.
 */
export const processWide = <T>(name: string, make: () => T): T => {
  const key = Symbol.for(`overseas.${name}`)
  const shared = globalThis as { [key]?: T }
  shared[key] ??= make()
  return shared[key]
}
