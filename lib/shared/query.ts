/** Next's search parameters as the standard type. */
export const toQuery = (params: Record<string, string | string[] | undefined>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) =>
      [value ?? []].flat().map((single): [string, string] => [key, single]),
    ),
  )
