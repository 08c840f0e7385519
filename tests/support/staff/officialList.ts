import { checkMessage, type OfficialList } from '@/collections/MessageCheck/shared/checkMessage'

// The result 'ours' means the agency: specimen.com is its mail domain, specimen-gulf.in its second.
const OFFICIAL: OfficialList = {
  domains: ['specimen.com', 'specimen-gulf.in'],
  emails: ['jobs@specimen.com', 'specimen.office@mail.example'],
  phones: ['+91 22 4000 1234', '+91 98200 12345'],
  links: [
    'https://www.facebook.com/SpecimenOverseas',
    'https://www.youtube.com/channel/UCaBcD123',
    'https://whatsapp.com/channel/0029VaXyz',
    'https://profiles.example/person.php?id=77',
    'https://malta-jobs.example/',
  ],
}

/** What the message check answers to a pasted text, for the list above. */
export const check = (pasted: string) => checkMessage(pasted, OFFICIAL)
