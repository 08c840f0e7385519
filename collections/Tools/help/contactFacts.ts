import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Origin, Place } from './shared/question'

// Which facts name the offices, lines and sites of a country.

/** What the labour office of a destination does, from its facts. */
export const LABOUR: Record<Destination, readonly string[]> = {
  AE: ['ae.complaints.limit', 'ae.contacts.phone'],
  SA: ['sa.complaints.first', 'sa.complaints.court'],
  OM: ['om.contacts.office'],
  QA: ['qa.contacts.office', 'qa.contacts.phone'],
  BH: ['bh.contacts.office', 'bh.contacts.phone'],
  KW: ['kw.complaints.subjects'],
  SG: ['sg.contacts.phone'],
  MY: ['my.contacts.office'],
}

/** A second line, site or app of the destination. */
export const LINES: Record<Destination, string | null> = {
  AE: 'ae.contacts.claims',
  SA: 'sa.contacts.portals',
  OM: null,
  QA: 'qa.contacts.sms',
  BH: null,
  KW: 'kw.contacts.domestic',
  SG: 'sg.contacts.help',
  MY: 'my.contacts.app',
}

/** Facts whose `confirm` names the Indian mission there with its site. */
export const INDIAN_MISSIONS: ReadonlyMap<Place, string> = new Map([
  ['AE', 'in.contacts.pbsk-dubai'],
  ['SA', 'sa.complaints.interpreter'],
])

/** The fact on the help line or office of a home country, and its name without that fact. */
export const HELPLINES: Record<Origin, readonly [string, string]> = {
  IN: ['in.contacts.pbsk', 'PBSK, the help line of India'],
  NP: ['np.contacts.phone', 'Department of Foreign Employment of Nepal'],
  LK: ['lk.registration', 'Bureau of Foreign Employment of Sri Lanka'],
  BD: ['bd.contacts.phone', 'BMET, the office of Bangladesh for work abroad'],
  PH: ['ph.new-hires', 'Department of Migrant Workers of the Philippines'],
}
