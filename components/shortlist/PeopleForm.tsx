import type { ProposedPerson } from '@/collections/Shortlists/shared/json'
import { ANSWERS, type ListAnswer, REASONS } from '@/collections/Shortlists/shared/keys'
import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/Field'
import { counted } from '@/lib/shared/format'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { keysOf } from '@/lib/shared/objects'
import { ListForm } from './CodeForms'
import { ResumeLink } from './ResumeText'
import styles from './Shortlist.module.css'

type Props = {
  token: string
  people: ProposedPerson[]
  /** Places left of the demand. */
  left: number | null
  outcome: FormOutcome | null
}

/** The people with the answers so far, all in one form: some may stay open. */
export const PeopleForm = ({ token, people, left, outcome }: Props) => (
  <ListForm token={token} action="answer">
    <div className={styles.sum}>
      <dl>
        {left !== null && <Figure name={left === 1 ? 'place left' : 'places left'} count={left} />}
        {(['yes', 'hold', 'no', 'none'] as const).map((answer) => (
          <Figure
            key={answer}
            name={answer === 'none' ? 'open' : answer}
            count={people.filter((one) => one.answer === answer).length}
          />
        ))}
      </dl>
      <Button type="submit" variant="brand">
        Send my answers
      </Button>
    </div>
    <ul className={styles.people}>
      {people.map((person) => (
        <Person key={person.id} token={token} person={person} outcome={outcome} />
      ))}
    </ul>
    <Button type="submit" variant="brand" size="wide">
      Send my answers
    </Button>
  </ListForm>
)

const Figure = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{count}</dd>
  </div>
)

const CHOICES = ['yes', 'hold', 'no'] as const satisfies ListAnswer[]

type PersonProps = { token: string; person: ProposedPerson; outcome: FormOutcome | null }

const Person = ({ token, person, outcome }: PersonProps) => {
  const { id, name, position, years } = person
  // What was typed and refused stays.
  const chosen = outcome?.values[`answer_${id}`] ?? person.answer
  const reason = outcome?.values[`reason_${id}`] ?? person.reason ?? ''
  const worked = years === null ? null : `${counted(years, 'year')} of experience`
  return (
    <li>
      <div>
        <h2 dir="auto">{name}</h2>
        <p>{[position, worked].filter(Boolean).join(', ')}</p>
        <ResumeLink token={token} person={person} />
      </div>
      <fieldset className={styles.answer}>
        <legend className="sr-only">Your answer about {name}</legend>
        <div className={styles.choices}>
          {CHOICES.map((answer) => (
            <label key={answer} data-answer={answer}>
              <input
                type="radio"
                name={`answer_${id}`}
                value={answer}
                defaultChecked={chosen === answer}
              />
              {ANSWERS[answer]}
            </label>
          ))}
        </div>
        <div className={styles.reason}>
          <SelectField
            label="Reason for Hold or No"
            name={`reason_${id}`}
            defaultValue={reason}
            error={outcome?.errors[`reason_${id}`]}
          >
            <option value="">Choose a reason</option>
            {keysOf(REASONS).map((key) => (
              <option key={key} value={key}>
                {REASONS[key]}
              </option>
            ))}
          </SelectField>
        </div>
      </fieldset>
    </li>
  )
}
