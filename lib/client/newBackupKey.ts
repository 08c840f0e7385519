import { generateX25519Identity, identityToRecipient } from 'age-encryption'

/** A new pair of keys; `file` is what belongs into the key file, as age-keygen writes it. */
export const newBackupKey = async (): Promise<{ file: string; publicKey: string }> => {
  const secretKey = await generateX25519Identity()
  const publicKey = await identityToRecipient(secretKey)
  return { file: `# public key: ${publicKey}\n${secretKey}\n`, publicKey }
}
