import { publishedFacts } from '@/collections/Facts/facts'
import type { Facts } from './shared/facts'

/** The facts that every tool reads. */
export const toolFacts = async (): Promise<Facts> =>
  new Map((await publishedFacts()).map((fact) => [fact.key, fact]))
