import { paths } from '@/lib/shared/paths'

/** The five tools for candidates: their names, where they are, and what they say where they are shared. */
export const TOOLS = {
  charges: {
    name: 'Can I be charged this?',
    path: paths.canIBeCharged,
    line: 'Does an agent ask you for money? See what the law allows, and what to reply.',
  },
  help: {
    name: 'Get help',
    path: paths.getHelp,
    line: 'Not paid, passport taken, ill, cheated? The number to call, and the words to say.',
  },
  documents: {
    name: 'My documents',
    path: paths.myDocuments,
    line: 'Your own list of papers for a job abroad, in the right order.',
  },
  offer: {
    name: 'Check my offer',
    path: paths.checkMyOffer,
    line: 'What one hour of an offer is worth, and what the law adds.',
  },
  steps: {
    name: 'My steps',
    path: paths.mySteps,
    line: 'From the interview to your first weeks abroad: who acts, and who pays.',
  },
} as const
