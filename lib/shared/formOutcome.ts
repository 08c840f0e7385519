/**
 * The result of a public form that was submitted without scripts. The page that receives it shows the
 * confirmation, or the form again with the errors and what was typed.
 */
export type FormOutcome = {
  success: boolean
  message: string
  /** Field name → message. */
  errors: Record<string, string>
  reference: string
  /** The address of the candidate's status page, or ''. */
  status_url: string
  /** Time of the response, ISO. */
  at: string
  values: Record<string, string>
}
