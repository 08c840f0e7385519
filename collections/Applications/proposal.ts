import type { Application } from '@/payload-types'

/**
 * An application that the office made from a registration. Its key allows one for each registration and
 * job, so two people who propose at once make one.
 */
export const proposalKey = (registration: number, job: number): string => `p:${registration}:${job}`

export const isProposal = ({ dedupe_key }: Pick<Application, 'dedupe_key'>): boolean =>
  dedupe_key.startsWith('p:')
