/**
 * One tab of a browser, driven as a person would: real clicks, keys and file choices. Elements are
 * named by XPath; each action waits until its element is there.
 */
export type Tab = {
  open: (url: string) => Promise<void>
  click: (xpath: string) => Promise<void>
  /** Types into a field what it does not hold yet; a line feed is the Enter key. */
  type: (xpath: string, text: string) => Promise<void>
  /** Chooses a file, by its path on this machine. */
  upload: (xpath: string, file: string) => Promise<void>
  /** The value of a script, which is the body of a function. */
  run: (script: string, ...values: string[]) => Promise<unknown>
  close: () => Promise<void>
}

/** How long an action waits for its element. */
export const WAIT_MS = 20_000
