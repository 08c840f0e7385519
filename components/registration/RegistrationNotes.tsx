import { Lock, MessageSquare, Trash2 } from 'lucide-react'
import { Notes } from '@/components/ui/Notes'
import { paths } from '@/lib/shared/paths'

/** Beside the form: what follows, and what becomes of the data. Says only what is so today. */
export const RegistrationNotes = ({ email }: { email: string }) => (
  <>
    <Notes
      title="What happens next"
      items={[
        { key: 'reference', text: 'You get a reference number at once. Keep it.' },
        { key: 'read', text: 'A counsellor reads your resume.' },
        { key: 'call', text: 'If a job fits, we call you from a number on this page.' },
      ]}
    />
    <Notes
      title="Your data"
      items={[
        {
          key: 'use',
          icon: <Lock aria-hidden />,
          text: 'Used to find you work, and for nothing else. Only our office can open your resume here.',
        },
        {
          key: 'list',
          icon: <MessageSquare aria-hidden />,
          text: 'Your WhatsApp number may be put on our broadcast list of new jobs.',
        },
        {
          key: 'erase',
          icon: <Trash2 aria-hidden />,
          text: (
            <>
              To leave the list, or to have your data erased, write to{' '}
              {email ? <b>{email}</b> : 'our office'}.{' '}
              <a className="link" href={paths.privacyNotice}>
                Notice on your data
              </a>
            </>
          ),
        },
      ]}
    />
  </>
)
