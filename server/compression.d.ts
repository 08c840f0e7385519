// The part of the package that main.ts uses: @types/compression would bring Express's types.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Options = { brotli?: { params?: Record<number, number> } }

  export default function compression(
    options?: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
