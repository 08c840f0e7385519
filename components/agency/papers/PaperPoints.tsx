import type { PaperName } from '@/collections/content/shared/papers'
import type { Language } from '@/lib/shared/languages'
import { translated } from '@/messages/wordsIn'
import { Paper, type SPECIMENS } from './Paper'
import styles from './PaperPoints.module.css'

type Explained = {
  title: string
  drawing: keyof typeof SPECIMENS
  points: readonly [name: string, more?: string][]
}

/** The numbered points of each drawing. The list says all that the drawing shows. */
export const PAPERS = {
  receipt: {
    title: 'A receipt must show six points',
    drawing: 'receipt',
    points: [
      ['Name of the agency', 'The same as on its certificate.'],
      ['Licence number', 'Look for it on eMigrate.'],
      ['Your name', 'As in your passport.'],
      ['The sum, in words', 'And the same in figures.'],
      ['What the money is for', 'Not only “service”.'],
      ['The date', 'The day on which you paid.'],
    ],
  },
  visa: {
    title: 'Compare the visa with your contract',
    drawing: 'visa',
    points: [
      ['Work, not visit', 'If it says visit or tourism, stop.'],
      ['Your name', 'Letter by letter.'],
      ['Passport number', 'The passport that you carry.'],
      ['Job', 'The same as in the contract.'],
      ['Employer', 'The company of your offer.'],
      ['Last day to enter', 'Fly before this day.'],
    ],
  },
  passport: {
    title: 'Look for the note in your passport',
    drawing: 'passport-ecr',
    points: [
      ['Open the last page', 'The page with the names of your parents.'],
      ['Look for this note', 'Without it your passport is ECNR.'],
    ],
  },
  register: {
    title: 'Look up the agent yourself',
    drawing: 'register',
    points: [
      ['Type the address yourself', 'Do not tap on a link in a message.'],
      ['Name', 'As on the receipt.'],
      ['Number', 'As in the advert.'],
      ['Valid until', 'Today or later.'],
      ['Status', 'Active.'],
    ],
  },
  certificate: {
    title: 'What the certificate shows',
    drawing: 'certificate',
    points: [
      ['The office that gives it', 'The Protector General of Emigrants.'],
      ['Name', 'One company. It cannot be passed on.'],
      ['Number', 'Look for it on eMigrate.'],
      ['Valid until', 'Today or later.'],
    ],
  },
  contract: {
    title: 'Seven points before you sign',
    drawing: 'contract',
    points: [
      ['Employer', 'As on the visa.'],
      ['Your name', 'As in the passport.'],
      ['Job', 'The one that you were tested for.'],
      ['Basic pay', 'Sum and currency.'],
      ['Hours and rest day'],
      ['Visa and ticket', 'Who pays.'],
      ['No empty line', 'Then sign.'],
    ],
  },
} as const satisfies Record<PaperName, Explained>

type Props = { paper: PaperName; language: Language; heading?: 'h2' | 'h3' }

/** A specimen of a paper with its numbered points: where to look, not what each paper looks like. */
export const PaperPoints = ({ paper, language, heading: Heading = 'h2' }: Props) => {
  const say = (sentence: string) => translated(language, 'paperPoints', sentence)
  const { title, drawing, points }: Explained = PAPERS[paper]
  return (
    <section className={styles.paper} aria-label={say(title)} data-static={`paper-${paper}`}>
      <Heading>{say(title)}</Heading>
      <div className={styles.two}>
        <Paper name={drawing} />
        <ol>
          {points.map(([name, more]) => (
            <li key={name}>
              <span>
                <b>{say(name)}</b>
                {more && <small>{say(more)}</small>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
