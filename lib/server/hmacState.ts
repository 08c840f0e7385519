import { createHash } from 'node:crypto'

/**
 * HMAC-SHA256 (RFC 2104) with a key that was discarded: only the two states of SHA-256 after the
 * key's block are stored. They create the same signatures as the key, but do not reveal it. So a
 * key derived from PAYLOAD_SECRET can stay in the database without the secret (docs/adr/0014).
 * Node's crypto cannot start from a state, so SHA-256 is implemented here.
 */

const BLOCK_BYTES = 64
const STATE_BYTES = 32

/** The state of a key as 128 hex digits. */
export const hmacState = (key: string): string => {
  const bytes = Buffer.from(key)
  const block = Buffer.alloc(BLOCK_BYTES)
  block.set(bytes.length > BLOCK_BYTES ? createHash('sha256').update(bytes).digest() : bytes)
  const states = [0x36, 0x5c].map((pad) => rounds(START, Buffer.from(block.map((x) => x ^ pad))))
  return Buffer.concat(states.map(toBytes)).toString('hex')
}

/** The signature of a text with the key of this state. */
export const hmacWithState = (state: string, text: string): Buffer => {
  const bytes = Buffer.from(state, 'hex')
  const inner = finish(bytes.subarray(0, STATE_BYTES), Buffer.from(text))
  return finish(bytes.subarray(STATE_BYTES), inner)
}

/** SHA-256 of the block behind the state, followed by the message. */
const finish = (state: Buffer, message: Buffer): Buffer => {
  // Padding: one bit, zeros and the total length in bits (FIPS 180-4, 5.1.1).
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES)
  const padded = Buffer.alloc(blocks * BLOCK_BYTES)
  padded.set(message)
  padded[message.length] = 0x80
  padded.writeUInt32BE((BLOCK_BYTES + message.length) * 8, padded.length - 4)
  let words = toWords(state)
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) {
    words = rounds(words, padded.subarray(at, at + BLOCK_BYTES))
  }
  return toBytes(words)
}

/** SHA-256's compression of one block (FIPS 180-4, 6.2.2). */
const rounds = (start: Uint32Array, block: Buffer): Uint32Array => {
  const w = new Uint32Array(64)
  w.set(toWords(block))
  for (let t = 16; t < 64; t += 1) {
    const [before15, before2] = [word(w, t - 15), word(w, t - 2)]
    const s0 = turn(before15, 7) ^ turn(before15, 18) ^ (before15 >>> 3)
    const s1 = turn(before2, 17) ^ turn(before2, 19) ^ (before2 >>> 10)
    w[t] = word(w, t - 16) + s0 + word(w, t - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (let t = 0; t < 64; t += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + word(ROUND, t) + word(w, t)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (value, at) => value + word(start, at))
}

/** The index is always within the array. */
const word = (words: Uint32Array, at: number): number => words[at] ?? 0

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

const toWords = (bytes: Buffer): Uint32Array => {
  const words = new Uint32Array(bytes.length / 4)
  for (let at = 0; at < words.length; at += 1) words[at] = bytes.readUInt32BE(at * 4)
  return words
}

const toBytes = (words: Uint32Array): Buffer => {
  const bytes = Buffer.alloc(words.length * 4)
  words.forEach((value, at) => {
    bytes.writeUInt32BE(value, at * 4)
  })
  return bytes
}

const START = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
)

/** The constants of FIPS 180-4, 4.2.2, in hex digits. */
const ROUND = Uint32Array.from(
  `
    428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
    d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
    e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
    983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
    27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
    a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
    19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
    748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2
  `
    .trim()
    .split(/\s+/),
  (hex) => Number.parseInt(hex, 16),
)
