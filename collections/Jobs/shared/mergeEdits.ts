import { JOB_FIELD_NAMES, type JobFormValues } from './schema'

type Merged = {
  /** What somebody else changed and this form did not: to be taken over. */
  theirs: Partial<JobFormValues>
  /** What both changed, differently. */
  clashes: (keyof JobFormValues)[]
}

/**
 * Compares an edited form with the job as somebody else has saved it meanwhile. `base` is the form
 * before it was edited; null when it is not known, as in a draft of yesterday: then every difference
 * is a clash.
 */
export const mergeEdits = (
  base: JobFormValues | null,
  current: JobFormValues,
  mine: Partial<JobFormValues>,
): Merged => {
  const merged: Merged = { theirs: {}, clashes: [] }
  for (const name of JOB_FIELD_NAMES) {
    const value = mine[name] ?? ''
    if (value === current[name]) continue
    if (base && value === base[name]) merged.theirs[name] = current[name]
    else if (!base || current[name] !== base[name]) merged.clashes.push(name)
  }
  return merged
}
