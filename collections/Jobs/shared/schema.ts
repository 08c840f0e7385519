import * as z from 'zod/mini'
import { requiredText } from '@/lib/shared/fields'
import { officeDay } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import { keysOf, mapValues } from '@/lib/shared/objects'
import { OPTIONAL_IN_FORM_ORDER } from './fieldOrder'
import {
  OPTIONAL_FIELDS,
  OPTIONAL_NAMES,
  type OptionalName,
  SPECIFIED_FIELDS,
  SPECIFIED_NAMES,
  type SpecifiedName,
} from './fields'

const countryField = (required: string) =>
  z.string({ error: required }).check(z.trim(), z.regex(/^[1-9]\d{0,9}$/, required))

const specifiedSchemas = mapValues<
  SpecifiedName,
  { required: string; max: number | null },
  z.ZodMiniString<string>
>(SPECIFIED_FIELDS, ({ required, max }) =>
  max === null ? countryField(required) : requiredText(required, max),
)

// Errors are reported in the order of the schema, which is that of the form.
const optionalSchemas = Object.fromEntries(
  OPTIONAL_IN_FORM_ORDER.map((name) => [name, OPTIONAL_FIELDS[name].schema]),
) as Record<OptionalName, z.ZodMiniOptional<z.ZodMiniString<string>>> // every name is in some section

const jobFields = z.object({ ...specifiedSchemas, ...optionalSchemas })

/** A checked job form: texts. An absent optional field is not changed, an empty one is cleared. */
export type JobValues = z.infer<typeof jobFields>

/** Every field of the job form, none left out. */
export type JobFormValues = Required<JobValues>

/** The form of a new job. */
export const EMPTY_JOB_FORM: JobFormValues = mapValues(jobFields.shape, () => '')

/** The names of all fields, in the order of the form. */
export const JOB_FIELD_NAMES = keysOf(EMPTY_JOB_FORM)

/** The fields that a form may repeat, once for each value. */
export const JOB_LIST_FIELDS = OPTIONAL_NAMES.filter(
  (name) => OPTIONAL_FIELDS[name].input.type === 'ticks',
)

/**
 * A rule on several fields: the wrong field and its message, or null. A field that is absent breaks
 * no rule: saveJob.ts completes the values with the stored job and checks them again.
 */
type Rule = (values: JobValues) => [field: keyof JobValues, message: string] | null

const RULES: Rule[] = [
  ({ salary_currency, salary_min, salary_max }) =>
    salary_currency === '' && (salary_min || salary_max)
      ? ['salary_currency', 'Please choose the currency of the salary']
      : null,
  ({ salary_currency, salary_min, salary_max }) =>
    salary_min === '' && (salary_max || salary_currency)
      ? ['salary_min', 'Please write the lowest salary']
      : null,
  ({ salary_min, salary_max }) =>
    salary_min && salary_max && Number(salary_min) > Number(salary_max)
      ? ['salary_max', 'The highest salary must not be below the lowest']
      : null,
  ({ candidate_charge, candidate_charge_amount }) =>
    candidate_charge === 'amount' && candidate_charge_amount === ''
      ? ['candidate_charge_amount', 'Please write what the candidate pays']
      : null,
  (values) => {
    const name = values.employer_confidential && values.company_name.toLowerCase()
    const field = name && PUBLIC_TEXTS.find((one) => values[one]?.toLowerCase().includes(name))
    return field ? [field, 'This names the employer, who is to stay confidential'] : null
  },
]

/** The free texts that visitors read, the employer's name apart. */
const PUBLIC_TEXTS = [
  ...SPECIFIED_NAMES.filter((name) => name !== 'company_name' && name !== 'country_id'),
  ...OPTIONAL_NAMES.filter((name) => OPTIONAL_FIELDS[name].input.type === 'text'),
]

/** Post a Job and Edit Job (docs/product.md §5). The logo is checked apart, by storeLogo. */
export const jobSchema = jobFields.check((context) => {
  for (const rule of RULES) {
    const wrong = rule(context.value)
    if (!wrong) continue
    const [field, message] = wrong
    context.issues.push({ code: 'custom', path: [field], message, input: context.value[field] })
  }
})

/** Whether a closing day (YYYY-MM-DD) has passed in Mumbai; false for none. */
export const hasPassed = (day: string | undefined, now: Date): boolean =>
  Boolean(day) && String(day) < officeDay(now)

/** `is_deleted` as stored (docs/product.md §4): No means Active, Yes means Inactive. */
export const JOB_STATUSES = { Active: 'No', Inactive: 'Yes' } as const
export type JobStatus = keyof typeof JOB_STATUSES
export type IsDeleted = (typeof JOB_STATUSES)[JobStatus]

export const jobStatus = (is_deleted: IsDeleted): JobStatus =>
  is_deleted === JOB_STATUSES.Active ? 'Active' : 'Inactive'

/** The status that the toggle changes to. */
export const otherStatus = (status: JobStatus): JobStatus =>
  status === 'Active' ? 'Inactive' : 'Active'

export const isJobStatus = (value: unknown): value is JobStatus =>
  typeof value === 'string' && Object.hasOwn(JOB_STATUSES, value)

const jobIdField = () => z.union([z.string(), z.number()], MESSAGES.jobUnknown)

/** The body of job_status_update.php. */
export const jobStatusSchema = z.object({
  job_id: jobIdField(),
  status: z.enum(keysOf(JOB_STATUSES), MESSAGES.statusUnknown),
})

/** The body of job_repost.php. */
export const jobRepostSchema = z.object({ job_id: jobIdField() })
