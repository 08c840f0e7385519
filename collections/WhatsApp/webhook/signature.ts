import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether WhatsApp signed these bytes: its header is `sha256=` and their HMAC under the app secret. */
export const isSigned = (bytes: Buffer, header: string | null, appSecret: string): boolean => {
  const signature = /^sha256=([\da-f]{64})$/.exec(header ?? '')?.[1]
  if (!signature) return false
  const expected = createHmac('sha256', appSecret).update(bytes).digest()
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}
