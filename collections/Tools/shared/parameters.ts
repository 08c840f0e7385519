import { NO_QUESTION } from '@/collections/Tools/charges/shared/question'
import { PARAMETERS } from '@/collections/Tools/documents/shared/question'
import { NO_HELP_QUESTION } from '@/collections/Tools/help/shared/question'
import { OFFER_PARAMETERS } from '@/collections/Tools/offer/shared/question'
import type { TOOLS } from './tools'

/** The query parameters in which each tool has its question. */
export const TOOL_PARAMETERS: Record<keyof typeof TOOLS, readonly string[]> = {
  charges: Object.keys(NO_QUESTION),
  help: Object.keys(NO_HELP_QUESTION),
  documents: Object.values(PARAMETERS),
  offer: OFFER_PARAMETERS,
  steps: Object.values(PARAMETERS),
}
