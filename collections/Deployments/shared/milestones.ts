import type { StepKey } from '@/collections/Tools/steps/shared/steps'

/**
 * What happens on the way of a selected person, with its date: events inside the twelve steps of
 * "My steps". The employer's part (demand, eMigrate) and what the application says itself have none.
 */
export const MILESTONES = {
  offer_sent: { step: 'contract', label: 'Offer sent' },
  offer_accepted: { step: 'contract', label: 'Offer accepted' },
  contract_signed: { step: 'contract', label: 'Contract signed' },
  certificates_given: { step: 'certificates', label: 'Certificates given to us' },
  certificates_back: { step: 'certificates', label: 'Certificates given back' },
  medical_booked: { step: 'medical', label: 'Medical test booked' },
  medical_done: { step: 'medical', label: 'Medical test done' },
  visa_applied: { step: 'visa', label: 'Visa applied for' },
  visa_issued: { step: 'visa', label: 'Visa issued' },
  insured: { step: 'clearance', label: 'Insured' },
  clearance_applied: { step: 'clearance', label: 'Clearance applied for' },
  clearance_granted: { step: 'clearance', label: 'Clearance granted' },
  orientation_booked: { step: 'orientation', label: 'Orientation class booked' },
  orientation_attended: { step: 'orientation', label: 'Orientation class attended' },
  ticket: { step: 'flight', label: 'Ticket' },
  departed: { step: 'flight', label: 'Departed' },
  arrived: { step: 'arrival', label: 'Arrived' },
  first_salary: { step: 'arrival', label: 'First salary' },
} as const satisfies Record<string, { step: StepKey; label: string }>

export type Milestone = keyof typeof MILESTONES
