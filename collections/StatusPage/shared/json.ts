/** What the own page shows. Never a note, a star or a mark of the office. */
export type OwnView = {
  token: string
  kind: 'applications' | 'registrations'
  reference: string
  /** One word, coarse, and what it means. */
  status: { word: string; text: string }
  /** All that is held of the person, as label and value. */
  data: [string, string][]
  whatsapp: boolean
  keep: boolean
  canWithdraw: boolean
  erasureAsked: string | null
  isHeld: boolean
  /** How long it is kept, as a sentence. */
  keptUntil: string
}
