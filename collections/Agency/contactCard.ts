import { vcardText as text, vcard } from '@/lib/server/calls/vcard'
import type { SiteFacts } from './shared/facts'

/** The agency as a vCard, to be saved in a phone. Unknown facts are left out. */
export const contactCard = (facts: SiteFacts, siteUrl: string): string => {
  const name = facts.full_name || facts.name || ''
  return vcard([
    `N:${text(name)};;;;`,
    `FN:${text(name)}`,
    `ORG:${text(name)}`,
    facts.whatsapp && `TEL;TYPE=CELL,VOICE:${phone(facts.whatsapp)}`,
    facts.phone && `TEL;TYPE=WORK,VOICE:${phone(facts.phone)}`,
    facts.email && `EMAIL;TYPE=INTERNET:${text(facts.email)}`,
    facts.address && `ADR;TYPE=WORK:;;${text(facts.address)};;;;`,
    `URL:${siteUrl}`,
    facts.licence_number && `NOTE:${text(`Reg. No. ${facts.licence_number}`)}`,
  ])
}

const phone = (value: string): string => value.replace(/[^\d+]/g, '')
