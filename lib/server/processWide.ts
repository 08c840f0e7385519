/**
 * One value for the whole process, made at the first use. Next bundles a module once for the routes and
 * once more for what starts with the process (instrumentation, and with it Payload's hooks and tasks):
 * a variable of the module would exist twice.
 */
export const processWide = <T>(name: string, make: () => T): T => {
  const key = Symbol.for(`overseas.${name}`)
  const shared = globalThis as { [key]?: T }
  shared[key] ??= make()
  return shared[key]
}
