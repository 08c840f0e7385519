import { JOB_LIST_PARAMETERS } from '@/collections/Jobs/shared/filters'
import { TOOL_PARAMETERS } from '@/collections/Tools/shared/parameters'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { keysOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import { FORM_PARAMETERS } from '@/lib/shared/query'
import { addressAt, hasForm, isSameForAll } from '@/lib/shared/routes'

/** The parameters that each slice reads, by path; all other answers read none. */
const PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map([
  [paths.jobList, JOB_LIST_PARAMETERS],
  [paths.php('joblist'), [...JOB_LIST_PARAMETERS, 'limit']],
  [paths.php('job_details'), ['job_id']],
  ['/sitemap.xml', ['part']],
  ...keysOf(TOOLS).map((tool) => [TOOLS[tool].path, TOOL_PARAMETERS[tool]] as const),
])

/**
 * The query parameters on which the answer at this path (decoded) depends: the page cache drops all
 * others (docs/adr/0022). Null when answers there are not the same for every visitor.
 */
export const pageParameters = (path: string): readonly string[] | null => {
  if (!isSameForAll(path)) return null
  return hasForm(path) ? FORM_PARAMETERS : (PARAMETERS.get(addressAt(path).path) ?? [])
}
