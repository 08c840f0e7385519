/** What the words of a resume are to the search, as staff read it beside the resume. */
export const RESUME_STATES = {
  waiting: 'Its words can be searched soon.',
  read: 'Its words can be searched.',
  picture: 'Picture only: its words cannot be searched.',
  unreadable: 'It could not be read: its words cannot be searched.',
} as const

export type ResumeState = keyof typeof RESUME_STATES

type Row = { upload_resume?: string | null; resume_read?: ResumeState | null }

/** The state of a row's resume; null without one. */
export const resumeState = ({ upload_resume, resume_read }: Row): ResumeState | null =>
  upload_resume ? (resume_read ?? 'waiting') : null
