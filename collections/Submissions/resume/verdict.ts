/** What is kept of a resume's text: some ten pages. */
export const RESUME_TEXT_MAX_CHARS = 20_000

/** The types whose text can be read. */
export const READABLE_TYPES = ['pdf', 'docx', 'doc'] as const

export type ReadableType = (typeof READABLE_TYPES)[number]

/** What the thread is given and what it answers. */
export type ResumeFile = { type: ReadableType; bytes: Uint8Array }

export type ResumeVerdict =
  | { resume_read: 'read'; resume_text: string }
  | { resume_read: 'picture' | 'unreadable'; resume_text: null }

export const UNREADABLE: ResumeVerdict = { resume_read: 'unreadable', resume_text: null }
