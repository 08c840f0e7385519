import type { ProposedPerson, ShortlistView } from '@/collections/Shortlists/shared/json'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { paths } from '@/lib/shared/paths'
import styles from './Shortlist.module.css'

type Props = { view: Extract<ShortlistView, { state: 'resume' }> }

/** The words of a resume, without what makes contact with the person. */
export const ResumeText = ({ view: { token, person, text } }: Props) => (
  <>
    <p className={styles.lead}>
      {person.position && `${person.position}. `}
      The words of the resume, read by a program. Dots stand where phone, address and what is
      private was taken out.
    </p>
    {text === null ? (
      <p>{NO_TEXT[person.resume ?? 'unreadable']}</p>
    ) : (
      <p className={styles.resume} dir="auto">
        {text}
      </p>
    )}
    <p>
      <a className="link reach" href={paths.shortlist(token)}>
        All people of this list
      </a>
    </p>
  </>
)

const NO_TEXT = {
  waiting: 'The words of this resume are not read yet. Please look again later.',
  read: 'The words of this resume are not read yet. Please look again later.',
  picture: 'This resume is a picture: it has no text.',
  unreadable: 'This resume could not be read: there is no text.',
}

type LinkProps = { token: string; person: ProposedPerson }

/** Leads to the words of a resume, or says that there are none. In a new tab: answers may be chosen already. */
export const ResumeLink = ({ token, person: { id, name, resume } }: LinkProps) => {
  if (resume === null) return null
  if (resume !== 'read') return <p className="meta">{NO_TEXT[resume]}</p>
  return (
    <p>
      <a
        className="link reach"
        href={`${paths.shortlist(token)}?resume=${id}`}
        target="_blank"
        rel="noopener"
      >
        Read the resume
        <span className="sr-only"> of {name}</span>
        <NewTabHint />
      </a>
    </p>
  )
}
