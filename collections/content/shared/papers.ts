/** The papers whose drawing an editor can put on a page, with their names in the CMS panel. */
export const PAPERS = {
  visa: 'Visa: compare it with the contract',
  receipt: 'Receipt: what it must show',
  passport: 'Passport: the ECR note',
  register: 'List of licensed agents',
  certificate: 'Registration certificate of an agent',
  contract: 'Contract: before you sign',
} as const

export type PaperName = keyof typeof PAPERS

export const isPaperName = (name: unknown): name is PaperName =>
  typeof name === 'string' && Object.hasOwn(PAPERS, name)
