'use client'
import { isOver } from './formDraft'

/**
 * The file chosen for a form, kept in this browser for a day as its draft is: local storage holds no
 * files. Every way in may fail, in a private window or on a full phone; then nothing is kept.
 */
const DATABASE = 'forms'
const STORE = 'files'

type Kept = { at: number; file: File }

export const keepFile = async (key: string, file: File): Promise<void> => {
  const kept: Kept = { at: Date.now(), file }
  await act('readwrite', (files) => files.put(kept, key))
}

export const forgetFile = async (key: string): Promise<void> => {
  await act('readwrite', (files) => files.delete(key))
}

/** The file of this form; the files of all forms whose day is over are dropped. */
export const keptFile = async (key: string): Promise<File | undefined> => {
  for (const name of await act('readonly', (files) => files.getAllKeys())) {
    const kept = await act<Kept | undefined>('readonly', (files) => files.get(name))
    if (isOver(kept?.at)) await act('readwrite', (files) => files.delete(name))
    else if (name === key) return kept?.file
  }
  return undefined
}

const act = async <T>(
  mode: IDBTransactionMode,
  run: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await done(opening)
  try {
    return await done(run(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
