/** The heads of the table of jobs. */
export default {
  posted: 'Posted',
  position: 'Position and employer',
  place: 'Place',
  experience: 'Experience',
  salary: 'Salary / Month',
} as const
