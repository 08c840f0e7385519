import type { CandidateAction } from '@/collections/StatusPage/shared/schema'

/** For each action: its button, and the question that confirms it, with explanation and button. */
export const QUESTIONS: Record<
  CandidateAction,
  { ask: string; question: string; text: string; yes: string }
> = {
  stop_whatsapp: {
    ask: 'Stop WhatsApp updates',
    question: 'Stop WhatsApp updates?',
    text: 'We will never put this number on a broadcast list again. You cannot undo this here.',
    yes: 'Yes, stop them',
  },
  stop_keeping: {
    ask: 'Stop keeping my data',
    question: 'Stop keeping your data for other jobs?',
    text: 'We use your data for this alone.',
    yes: 'Yes, stop it',
  },
  withdraw: {
    ask: 'Withdraw',
    question: 'Withdraw your application?',
    text: 'You are no longer considered for this job. You cannot undo this.',
    yes: 'Yes, withdraw it',
  },
  erase: {
    ask: 'Ask to erase',
    question: 'Erase your data?',
    text: 'The office erases your data and your resume. You are no longer considered for any job. You cannot undo this.',
    yes: 'Yes, erase my data',
  },
}
