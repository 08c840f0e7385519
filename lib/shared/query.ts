/** The search text `q`: at most 100 characters, control characters (Postgres refuses NUL) as spaces. */
export const readSearch = (query: URLSearchParams): string =>
  (query.get('q') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100)

/** Search parameters as Next.js passes them to a page. */
export type SearchParams = Record<string, string | string[] | undefined>

/** Converts them to the standard type. */
export const toQuery = (params: SearchParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) =>
      [value ?? []].flat().map((single): [string, string] => [key, single]),
    ),
  )

/** The parameter that names the source of a link. It never changes what a page shows. */
export const SOURCE_PARAMETER = 'ref'

/** The parameter that shows a form once more after it was sent. */
export const AGAIN_PARAMETER = 'again'

/** What the pages with a form read. */
export const FORM_PARAMETERS = [AGAIN_PARAMETER, SOURCE_PARAMETER]

/** The source named by an address, at most 20 characters; empty if there is none. */
export const sourceIn = (params: SearchParams): string =>
  (toQuery(params).get(SOURCE_PARAMETER) ?? '').slice(0, 20)
