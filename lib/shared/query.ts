/** `q` of an address: one line of at most 100 signs. A control character parts words; Postgres refuses NUL. */
export const readSearch = (query: URLSearchParams): string =>
  (query.get('q') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100)

/** Next's search parameters as the standard type. */
export const toQuery = (params: Record<string, string | string[] | undefined>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) =>
      [value ?? []].flat().map((single): [string, string] => [key, single]),
    ),
  )
