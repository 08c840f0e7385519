'use client'
import { isExpired } from './formDraft'

/**
 * The file chosen in a form, kept in IndexedDB for one day, because local storage holds no files.
 * Written by hand: with idb-keyval this module is 674 bytes compressed instead of 434.
 */
const DATABASE = 'forms'
const STORE = 'files'

type StoredFile = { at: number; file: File }

/**
 * The file draft of one form. Its operations run one after the other; after each, `onKept` is told
 * whether a file is stored. Where the browser stores no files (denied, or full) that is false.
 */
export const fileDraft = (key: string, onKept: (isKept: boolean) => void) => {
  let queue: Promise<unknown> = Promise.resolve()
  let isClosed = false
  const run = (operation: () => Promise<boolean>) => {
    queue = queue
      .then(operation)
      .catch(() => false)
      .then((isKept) => !isClosed && onKept(isKept))
  }

  return {
    save: (file: File) =>
      run(async () => {
        const stored: StoredFile = { at: Date.now(), file }
        await access('readwrite', (files) => files.put(stored, key))
        return true
      }),
    forget: () =>
      run(async () => {
        await access('readwrite', (files) => files.delete(key))
        return false
      }),
    /** Passes the stored file to `use`, which returns whether it used it. */
    restore: (use: (file: File) => boolean) =>
      run(async () => {
        const file = await storedFile(key)
        return file !== undefined && !isClosed && use(file)
      }),
    /** The form is gone: pending operations still run, but report nothing. */
    close: () => {
      isClosed = true
    },
  }
}

/** The stored file of one form. Deletes the expired files of all forms. */
const storedFile = async (key: string): Promise<File | undefined> => {
  for (const name of await access('readonly', (files) => files.getAllKeys())) {
    const stored = await access<StoredFile | undefined>('readonly', (files) => files.get(name))
    if (isExpired(stored?.at)) await access('readwrite', (files) => files.delete(name))
    else if (name === key) return stored?.file
  }
  return undefined
}

const access = async <T>(
  mode: IDBTransactionMode,
  run: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await resultOf(opening)
  try {
    return await resultOf(run(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
