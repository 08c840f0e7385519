import { type Route, readRoute, routeSearch } from '@/collections/Tools/documents/shared/question'
import { paths } from '@/lib/shared/paths'

/** What My steps asks: the same way as My documents. */
export type StepsQuestion = Route

/** Unknown and forged values are as if they were not answered. */
export const readQuestion: (query: URLSearchParams) => StepsQuestion = readRoute

/** The address of an answer, such as /my-steps?from=IN&to=QA. */
export const questionHref = (question: StepsQuestion): string =>
  `${paths.mySteps}${routeSearch(question)}`
