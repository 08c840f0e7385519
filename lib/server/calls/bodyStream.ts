import { type Answer, fail } from './answers'
import type { BodyReader, CallRequest } from './callRequest'

const IDLE_MS = 30_000
const DISCARD_MS = 30_000
export const DISCARD_MAX_BYTES = 67_108_864

/** A body that is refused with an answer of its own. */
export class BodyError extends Error {
  constructor(readonly answer: Answer) {
    super('body refused')
  }
}

/**
 * Passes the body on chunk by chunk, with limits on its size and on the pause between two chunks.
 * `onChunk` returns a promise while the next chunk has to wait. Throws a BodyError, or the error of
 * `onChunk`. Not a pipeline of streams, which takes three times the CPU time.
 */
export const drain = async (
  request: CallRequest,
  maxBytes: number,
  onChunk: (chunk: Buffer) => Promise<void> | undefined,
): Promise<void> => {
  if (!request.body) throw new BodyError(fail.badRequest())
  const reader = request.body.getReader()
  let total = 0
  let idle: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    idle = setTimeout(() => {
      reject(new BodyError(fail.tooSlow()))
      void reader.cancel()
    }, IDLE_MS)
  })
  const next = () => Promise.race([reader.read(), tooSlow])
  try {
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
      throw new BodyError(fail.tooLarge())
    }
    for (let { done, value } = await next(); !done && value; { done, value } = await next()) {
      total += value.length
      idle?.refresh()
      if (total > maxBytes) throw new BodyError(fail.tooLarge())
      await onChunk(Buffer.from(value.buffer, value.byteOffset, value.length))
    }
  } catch (error) {
    await leave(request, reader)
    throw error
  } finally {
    clearTimeout(idle)
  }
}

/**
 * Ends the reading of a refused body. A kept connection can answer at once; a connection that
 * closes after the response (HTTP/1.0 proxies) would be cut while the client still sends.
 */
const leave = async (request: CallRequest, reader: BodyReader): Promise<void> => {
  const rest = discard(reader)
  if (/close/i.test(request.headers.get('connection') ?? '')) await rest
}

/**
 * Reads and discards the rest of a refused body. Unread, it would block the next request on the
 * connection, which then waits for seconds and fails.
 */
const discard = async (reader: BodyReader): Promise<void> => {
  const stop = () => reader.cancel().catch(() => undefined)
  const limit = setTimeout(stop, DISCARD_MS)
  try {
    let left = DISCARD_MAX_BYTES
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      left -= piece.value?.length ?? 0
      if (left < 0) return void (await stop())
    }
  } catch {
    // The client has disconnected: nothing is left to read.
  } finally {
    clearTimeout(limit)
  }
}
