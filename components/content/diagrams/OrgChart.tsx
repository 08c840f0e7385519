import styles from './OrgChart.module.css'

const ROLES: { name: string; duty: string; meets: string }[] = [
  {
    name: 'Client desk',
    duty: 'Reads the demand letter, power of attorney and contract',
    meets: 'Employers',
  },
  {
    name: 'Sourcing',
    duty: 'Publishes jobs; its counsellors read resumes and invite to interviews',
    meets: 'Candidates',
  },
  {
    name: 'Documentation',
    duty: 'Checks and returns passports and certificates',
    meets: 'Candidates',
  },
  { name: 'Visa', duty: 'Follows visa, medical and emigration clearance', meets: 'Candidates' },
  { name: 'Grievance', duty: 'Takes complaints, also about our own staff', meets: 'Everyone' },
]

/** The agency's roles, without names: a nested list, drawn as a tree. */
export const OrgChart = () => (
  <figure className={styles.chart}>
    <ul>
      <li>
        <div className={styles.root}>
          <b>Management</b>
          <span>
            Answers for the registration, accepts employers, has the last word on a complaint
          </span>
        </div>
        <ul className={styles.desks}>
          {ROLES.map(({ name, duty, meets }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{duty}</span>
              <small>Meets: {meets}</small>
            </li>
          ))}
        </ul>
      </li>
    </ul>
    <figcaption className="meta">Every desk reports to management.</figcaption>
  </figure>
)
