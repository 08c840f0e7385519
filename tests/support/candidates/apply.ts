import { mark } from '../mark'
import { type Answered, php, postForm } from '../network/http'
import { applyForm, type Overrides } from './forms'

export const APPLIED = 'Your application was submitted successfully!'

export const newEmail = (): string => `${mark()}@candidate.example`

/** Calls job_applied.php as the form does. */
export const apply = (overrides: Overrides = {}): Promise<Answered> =>
  postForm(php('job_applied'), applyForm(overrides))
