import { Notes } from '@/components/forms/confirmation/Notes'

/** What happens next, beside the form. */
export const ApplyNotes = () => (
  <Notes
    title="What happens next"
    items={[
      { key: 'reference', text: 'You get a reference number at once. Keep it.' },
      { key: 'read', text: 'A counsellor reads your resume.' },
      { key: 'call', text: 'If it fits, we call you from a number on this page.' },
    ]}
  />
)
