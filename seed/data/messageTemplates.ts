import type { MessageTemplate } from '@/payload-types'

type SeedMessageTemplate = Pick<MessageTemplate, 'name' | 'occasion' | 'subject' | 'text'>

/** The message templates that a site begins with, in the order in which they are offered. */
export const SEED_MESSAGE_TEMPLATES: readonly SeedMessageTemplate[] = [
  {
    name: 'A paper is missing',
    occasion: 'paper',
    subject: 'We need a paper from you: ((job))',
    text: 'For your application ((reference)) we still need: …\n\nPlease bring it to our office, or answer this message.',
  },
  {
    name: 'Shortlisted',
    occasion: 'shortlisted',
    subject: 'You are on the shortlist: ((job))',
    text: 'We read your application for ((job)) and put you on the shortlist.\n\nWe will call you about the next step. Please keep your passport and your certificates ready.',
  },
  {
    name: 'Invitation to an interview',
    occasion: 'interview',
    subject: 'Interview: ((job))',
    text: 'We invite you to an interview for ((job)).\n\nDay and time: …\nPlace: …\n\nPlease bring your passport, your certificates and the number ((reference)).\n\nIf you cannot come, answer this message or call us.',
  },
  {
    name: 'Selected',
    occasion: 'selected',
    subject: 'You are selected: ((job))',
    text: 'You are selected for ((job)).\n\nWe will call you about your papers and the next steps. Please do not give up the work you have before you hold a signed contract and a visa.',
  },
  {
    name: 'The position is filled',
    occasion: 'closed',
    subject: 'The position is filled: ((job))',
    text: 'Thank you for your application ((reference)).\n\nThe position ((job)) is filled now, so we do not take your application further. You may apply for our other jobs at any time.',
  },
  {
    name: 'Other experience is asked for',
    occasion: 'rejected',
    subject: 'Your application for ((job))',
    text: 'Thank you for your application ((reference)).\n\nFor ((job)) the employer asks for other experience than we found in your resume, so we do not take your application further. You may apply for our other jobs at any time.',
  },
  {
    name: 'Not chosen after the interview',
    occasion: 'rejected',
    subject: 'Your interview for ((job))',
    text: 'Thank you for coming to the interview for ((job)).\n\nThe employer has chosen other people this time. You may apply for our other jobs at any time.',
  },
]
