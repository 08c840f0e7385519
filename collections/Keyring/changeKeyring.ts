import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { changeRows } from '@/lib/server/database/rows'
import { currentKey, type KeyPurpose, keysFor, newKey, putKey } from './keyring'
import { listKeys } from './listKeys'

type Changed = { ok: true; key_id: string } | { ok: false; message: string }

/** Makes a new current key. Data signed with older keys stays valid. */
export const rotateKey = async (payload: Payload, purpose: KeyPurpose): Promise<Changed> => {
  const { number } = currentKey(await keysFor(payload, purpose))
  const key_id = await putKey(payload, purpose, number + 1, newKey())
  if (!key_id) return { ok: false, message: 'Somebody else rotated it at the same moment.' }
  await recordChange(payload, `${purpose}: new current key ${key_id}`)
  return { ok: true, key_id }
}

/**
 * Retires an older key: links signed with it are invalid from now on. Refused for the current key,
 * and for a key that opt-outs need, because their people would be on broadcast lists again.
 */
export const retireKey = async (payload: Payload, key_id: string): Promise<Changed> => {
  const key = (await listKeys(payload)).find((one) => one.key_id === key_id)
  if (!key || key.state === 'missing') return { ok: false, message: 'There is no such key.' }
  if (key.state === 'retired') return { ok: false, message: 'This key is retired already.' }
  if (key.state === 'current') {
    return {
      ok: false,
      message: `This is the current key. First make a new one: npm run keys -- rotate ${key.purpose}`,
    }
  }
  if (key.purpose === 'opt-out' && key.needed_by > 0) {
    return {
      ok: false,
      message: `Opt-outs need this key (${key.needed_by}). Without it these people would be on lists again.`,
    }
  }
  await changeRows(payload, {
    collection: 'keyring',
    where: { key_id },
    set: { retired_at: new Date().toISOString() },
  })
  await recordChange(payload, `${key.purpose}: key ${key_id} retired`)
  return { ok: true, key_id }
}

const recordChange = async (payload: Payload, detail: string): Promise<void> => {
  await record(payload, { by: 'system', action: 'settings', subject: 'keyring', detail })
}
