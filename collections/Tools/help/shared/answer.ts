import type { Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import type { HelpField } from './question'

/** How to reach a contact. `web` is a page of another site, `page` one of ours, `text` is read. */
export type Reach = {
  kind: 'tel' | 'sms' | 'web' | 'page' | 'text'
  text: string
  href: string | null
}

/** An office, line or site that helps. */
export type Contact = {
  name: string
  does: Line[]
  reach: Reach
  /** The keys of the facts behind its name and number. */
  facts: readonly string[]
  /** Its number may work only in the home country, and the worker is abroad. */
  isFromHome?: boolean
}

/** The last day to bring a claim. Days are 'YYYY-MM-DD'. */
export type Deadline =
  /** Counted from the day on which the work ended; `share` is the part of the time that has gone. */
  | { state: 'date'; from: string; to: string; isOver: boolean; share: number; lines: Line[] }
  /** The rule is known, the day of the end is not. */
  | { state: 'rule'; lines: Line[] }
  /** No fact sets it. */
  | { state: 'unknown'; lines: Line[] }

/** A card for the wallet: numbers on the front, lines to fill in on the back. */
export type HelpCard = {
  title: string
  rows: { label: string; text: string; href: string | null }[]
  foot: string
  back: { title: string; lines: readonly string[]; foot: string }
  /** The keys of the facts on it. */
  facts: string[]
}

/** A question that is still open, with the address of the answer after each choice. */
export type OpenHelp = {
  field: Exclude<HelpField, 'ended'>
  label: string
  choices: { label: string; href: string }[]
}

/** What the page of an answer shows. */
export type HelpAnswer = {
  title: string
  /** The first one to contact: it can decide or protect. */
  first: Contact
  /** Whom to contact then, in this order. */
  next: Contact[]
  /** The first contact, if it has a number that works from there; else null. */
  press: Contact | null
  /** The words to say to the first contact. */
  say: string
  /** Null when the problem is no claim. */
  deadline: Deadline | null
  /** What to know before the call. */
  known: Line[]
  /** What the embassy of a country can do; null at home. */
  mission: { home: string; can: Line[]; cannot: Line[] } | null
  /** To copy; the writer completes each line. */
  complaint: string
  card: HelpCard
  sources: ToolSource[]
  /** The oldest check of a source, ISO; null without a source. */
  checked: string | null
  open: OpenHelp[]
}
