/** `q` of an address: one line of at most 100 signs. A control character parts words; Postgres refuses NUL. */
export const readSearch = (query: URLSearchParams): string =>
  (query.get('q') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100)

/** Search parameters as Next hands them to a page. */
export type SearchParams = Record<string, string | string[] | undefined>

/** The same as the standard type. */
export const toQuery = (params: SearchParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) =>
      [value ?? []].flat().map((single): [string, string] => [key, single]),
    ),
  )

/** The parameter of our links that says where they stand. It never changes what a page shows. */
export const SOURCE_PARAMETER = 'ref'

/** The source that an address names, as the forms send it on; empty when it names none. */
export const sourceIn = (params: SearchParams): string =>
  (toQuery(params).get(SOURCE_PARAMETER) ?? '').slice(0, 20)
