import { keysOf } from '@/lib/shared/objects'
import { OPTIONAL_FIELDS, OPTIONAL_NAMES, type OptionalName } from './fields'
import { SECTIONS } from './sections'

/** The optional fields of each section of the form, sections in their order. */
export const FORM_SECTIONS = keysOf(SECTIONS).map((section) => ({
  ...SECTIONS[section],
  section,
  names: OPTIONAL_NAMES.filter((name) => OPTIONAL_FIELDS[name].section === section),
}))

/** The optional fields in the order of the form. */
export const OPTIONAL_IN_FORM_ORDER = FORM_SECTIONS.flatMap(({ names }) => names)

const FIRST_FACTS: OptionalName[] = ['salary_min', 'vacancies', 'contract_months', 'industry']
const LAST_FACTS: OptionalName[] = ['interview_date', 'candidate_charge', 'closing_date']

/** The fields that are facts of the job page, in its order. */
export const FACT_NAMES = [
  ...FIRST_FACTS,
  ...OPTIONAL_NAMES.filter((name) => ![...FIRST_FACTS, ...LAST_FACTS].includes(name)),
  ...LAST_FACTS,
].filter((name) => OPTIONAL_FIELDS[name].fact)
