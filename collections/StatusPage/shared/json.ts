import type { CandidateCollection } from '@/collections/Submissions/shared/personalData'

/** What the status page shows. Never a note, a star or another mark of staff. */
export type StatusView = {
  token: string
  kind: CandidateCollection
  reference: string
  /** A coarse status in one word, and its meaning. */
  status: { word: string; text: string }
  /** All personal data stored with the submission, as label and value. */
  data: [string, string][]
  whatsapp: boolean
  keep: boolean
  canWithdraw: boolean
  /** The day of the erasure request, as text. */
  erasureAsked: string | null
  /** Under a legal hold. */
  isHeld: boolean
  /** How long it is stored, as a sentence. */
  keptUntil: string
}
