import { paths } from '@/lib/shared/paths'

/** The kinds of enquiry: label, letters of the reference number, page of the form. */
export const ENQUIRY_KINDS = {
  contact: {
    label: 'Question',
    letters: 'CT',
    page: paths.contactUs,
  },
  grievance: {
    label: 'Grievance',
    letters: 'GR',
    page: paths.grievanceForm,
  },
  employer: {
    label: 'Employer enquiry',
    letters: 'EM',
    page: paths.partnerWithUs,
  },
  fraud: {
    label: 'Fraud report',
    letters: 'FR',
    page: paths.beAware,
  },
} as const

export type EnquiryKind = keyof typeof ENQUIRY_KINDS

/** The kind with this name, or null. */
export const enquiryKind = (named: unknown): EnquiryKind | null =>
  enquiryKinds.find((kind) => kind === named) ?? null

export const enquiryKinds: readonly EnquiryKind[] = ['contact', 'grievance', 'employer', 'fraud']
