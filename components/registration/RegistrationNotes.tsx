import { Notes } from '@/components/forms/confirmation/Notes'

/** What happens next, beside the form. */
export const RegistrationNotes = () => (
  <Notes
    title="What happens next"
    items={[
      { key: 'reference', text: 'You get a reference number at once. Keep it.' },
      { key: 'read', text: 'A counsellor reads your resume.' },
      { key: 'call', text: 'If a job fits, we call you from a number on this page.' },
    ]}
  />
)
