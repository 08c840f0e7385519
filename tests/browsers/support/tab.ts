/**
 * One browser tab, driven by real clicks, keys and file choices. Elements are named by XPath, and
 * each action waits until its element exists.
 */
export type Tab = {
  open: (url: string) => Promise<void>
  click: (xpath: string) => Promise<void>
  /** Types text at the end of a field; a line feed is the Enter key. */
  type: (xpath: string, text: string) => Promise<void>
  /** Chooses a file, by its path on this machine. */
  upload: (xpath: string, file: string) => Promise<void>
  /** Runs a script, which is the body of a function, and returns its value. */
  run: (script: string, ...values: string[]) => Promise<unknown>
  close: () => Promise<void>
}

/** How long an action waits for its element. */
export const WAIT_MS = 20_000
