/** What a column of an imported list can be. */
export const IMPORT_FIELDS = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  position: 'Position or trade',
  category: 'Industry',
  country: 'Country code or nationality',
  location: 'Where they live',
  gulf_exp: 'Gulf experience in years',
  india_exp: 'Other experience in years',
  listed_on: 'Date in your list',
  resume: 'Resume file',
} as const

export type ImportField = keyof typeof IMPORT_FIELDS

/** The field of each column; '' for a column that is not imported. */
export type Columns = (ImportField | '')[]

export const isImportField = (name: string): name is ImportField =>
  Object.hasOwn(IMPORT_FIELDS, name)

/** How dates such as 03/04/2019 are read. `auto`: as the other dates of the column show. */
export const DATE_FORMS = {
  auto: 'As the other dates of the column show',
  dmy: 'Day first: 03/04/2019 is 3 April',
  mdy: 'Month first: 03/04/2019 is 4 March',
} as const

export type DateForm = keyof typeof DATE_FORMS

export const IMPORT_STATES = {
  uploaded: 'Not imported yet',
  running: 'Importing',
  done: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
  dropped: 'Not imported, file removed',
  failed: 'Stopped, the file cannot be read',
} as const

export type ImportState = keyof typeof IMPORT_STATES

/** What becomes of a row. */
export const VERDICTS = {
  new: 'New',
  known: 'Known already',
  wrong: 'Wrong',
} as const

export type Verdict = keyof typeof VERDICTS
