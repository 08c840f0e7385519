/**
 * A request as the calls read it. Next's Request is one; answerDirectly.ts makes one of a request
 * that the HTTP server answers without Next.
 */
export type CallRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  /** Says that the client has gone. */
  readonly signal?: AbortSignal
  readonly body: { getReader(): BodyReader } | null
}

export type BodyReader = {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
  /** Ends the reading; the rest of the body is not wanted. */
  cancel(): Promise<unknown>
}

/**
 * Whether the browser itself sent the form and expects a page; API clients accept JSON or anything.
 */
export const wantsPage = (request: CallRequest): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html')
