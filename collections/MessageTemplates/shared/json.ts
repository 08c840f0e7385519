import type { Stage } from '@/collections/Applications/shared/stages'
import { keysOf } from '@/lib/shared/objects'
import type { WhatsAppCategory } from './categories'
import { OCCASIONS, type OccasionName } from './occasions'

/** A text that staff begin a message to an applicant with, as message_templates.php has it. */
export type MessageTemplateJson = {
  id: number
  name: string
  occasion: OccasionName
  subject: string
  text: string
  /** The text that WhatsApp approved; null without one, and while the site has no WhatsApp account. */
  whatsapp: { text: string; category: WhatsAppCategory } | null
}

/** The text to begin with for people at this stage: the first one. Null when there is none. */
export const templateFor = (
  stage: Stage,
  templates: readonly MessageTemplateJson[],
): MessageTemplateJson | null =>
  templates.find(({ occasion }) => stageOf(occasion) === stage) ?? null

/** The templates by occasion, without the occasions that have none. */
export const templatesByOccasion = (
  templates: readonly MessageTemplateJson[],
): { label: string; templates: MessageTemplateJson[] }[] =>
  keysOf(OCCASIONS)
    .map((name) => ({
      label: OCCASIONS[name].label,
      templates: templates.filter(({ occasion }) => occasion === name),
    }))
    .filter((group) => group.templates.length > 0)

const stageOf = (name: OccasionName): Stage | undefined => {
  const occasion = OCCASIONS[name]
  return 'stage' in occasion ? occasion.stage : undefined
}
