type Ask = (path: string) => Promise<boolean>

const KEY = Symbol.for('overseas.isKnownAddress')

// Next bundles the proxy without the database; the process that runs both passes the function.
const shared = globalThis as { [KEY]?: Ask }

/** Sets, once at start-up, how to find out whether an address exists. */
export const answerProxyWith = (ask: Ask): void => {
  shared[KEY] = ask
}

/** Whether an address exists; true while nobody can tell, because its page then answers itself. */
export const isKnown: Ask = async (path) => (await shared[KEY]?.(path).catch(() => true)) ?? true
