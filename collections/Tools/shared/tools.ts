import { paths } from '@/lib/shared/paths'

/** The five tools for candidates: their names, and where they are. */
export const TOOLS = {
  charges: { name: 'Can I be charged this?', path: paths.canIBeCharged },
  help: { name: 'Get help', path: paths.getHelp },
  documents: { name: 'My documents', path: paths.myDocuments },
  offer: { name: 'Check my offer', path: paths.checkMyOffer },
  steps: { name: 'My steps', path: paths.mySteps },
} as const
