import {
  aboutOf,
  dayText,
  type HelpQuestion,
  ORIGINS,
  PLACES,
  type Problem,
} from './shared/question'
import { STEPS } from './steps'

/** The text of a complaint, one line for each thing to write; what is known already is filled in. */
export const complaintFor = (question: HelpQuestion & { what: Problem }): string => {
  const { what, in: place, from, ended } = question
  const { lines, asks } = STEPS[what]
  const person = aboutOf(what)
    ? ['My full name, and how we are related:', 'Full name and passport number of my relative:']
    : ['My full name and passport number:']
  return [
    ...person,
    ...(from ? [`Country of the passport: ${ORIGINS[from]}`] : []),
    ...(place ? [`Country where it happened: ${PLACES[place]}`] : []),
    ...(what === 'cheated' ? [] : ['Employer, city and trade:']),
    ...lines,
    ...(ended ? [`The work ended on: ${dayText(ended)}`] : []),
    `I ask for: ${asks}`,
    'My phone:',
  ].join('\n')
}
