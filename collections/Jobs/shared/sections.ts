/** The parts of "More details" in the job form, in their order. */
export const SECTIONS = {
  job: { legend: 'The job', columns: 2, note: undefined },
  salary: {
    legend: 'Monthly salary in figures',
    columns: 3,
    note: 'For search engines. The page shows the text above.',
  },
  provisions: { legend: 'What the employer gives', columns: 2, note: undefined },
  candidates: { legend: 'Who can apply', columns: 1, note: undefined },
  interview: { legend: 'Interview', columns: 2, note: undefined },
  demand: { legend: 'Approved demand', columns: 1, note: undefined },
  terms: { legend: 'Charge and employer', columns: 1, note: undefined },
} as const

export type JobSection = keyof typeof SECTIONS
