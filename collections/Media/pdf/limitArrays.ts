/**
 * Limits what this thread may ask for in large byte arrays, all together: the memory limit of a worker
 * counts the heap only, and an unpacked stream is outside of it.
 */
export const limitArrays = (maxBytes: number): void => {
  let left = maxBytes
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args, newTarget) {
      const [size] = args
      if (typeof size === 'number' && size > SMALL_BYTES) left -= size
      if (left < 0) throw new RangeError('Too large')
      return Reflect.construct(target, args, newTarget)
    },
  })
}

const SMALL_BYTES = 65_536
