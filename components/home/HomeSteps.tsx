import { paths } from '@/lib/shared/paths'
import styles from './HomeSteps.module.css'

type Step = { title: string; text: string; cost: string; to: string }

// Costs: docs/product.md §11.2.
const STEPS: Step[] = [
  {
    title: 'Search and apply',
    text: 'Find a job here, send the form with your resume. You get a reference number.',
    cost: '₹0',
    to: 'to us',
  },
  {
    title: 'Counselling',
    text: 'We explain the contract, the place and the pay, and look at your documents.',
    cost: '₹0',
    to: 'to us',
  },
  {
    title: 'Interview or trade test',
    text: 'With the employer, online or at a test centre. Nobody may sell you a place.',
    cost: '₹0',
    to: 'to us',
  },
  {
    title: 'Medical',
    text: 'At a centre of the official system, which your booking names.',
    cost: 'Centre’s fee',
    to: 'paid to the centre, with its receipt',
  },
  {
    title: 'Visa and clearance',
    text: 'Visa stamping and emigration clearance. You read the contract before you sign.',
    cost: 'Official fees',
    to: 'named in your offer, before you sign',
  },
  {
    title: 'Departure',
    text: 'Ticket, briefing, and a number to call when you are there.',
    cost: '₹30,000',
    to: 'service charge at most, plus GST, against a receipt',
  },
]

/** How it works, and who pays what at each step. */
export const HomeSteps = () => (
  <>
    <ol className={styles.steps}>
      {STEPS.map(({ title, text, cost, to }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className={styles.cost}>
            <b className="num">{cost}</b>
            {to}
          </p>
        </li>
      ))}
    </ol>
    <p className={styles.note}>
      A recruiting agent in India may charge a worker at most ₹30,000 plus GST, and must give a
      receipt. In some countries, the UAE among them, the employer may not take recruitment costs
      back from you.{' '}
      <a className="link" href={paths.recruitmentProcedure}>
        Read the recruitment procedure
      </a>
    </p>
  </>
)
