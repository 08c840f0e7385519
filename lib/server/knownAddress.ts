type Ask = (path: string) => Promise<boolean>

const KEY = Symbol.for('overseas.isKnownAddress')

// The proxy is bundled apart from the pages, and has no database: the process that both run in hands it over.
const shared = globalThis as { [KEY]?: Ask }

/** Told once at the start how to find out whether an address of the site leads somewhere. */
export const answerProxyWith = (ask: Ask): void => {
  shared[KEY] = ask
}

/** Whether an address leads somewhere; yes where nobody can tell: its page finds out by itself. */
export const isKnown: Ask = async (path) => (await shared[KEY]?.(path).catch(() => true)) ?? true
