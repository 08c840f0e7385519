import { type Ran, runCommand, type SiteData } from './commands'

/** Runs `npm run keys -- …` on the data of a site, as the operator does. */
export const keysCommand = (site: SiteData, ...args: string[]): Promise<Ran> =>
  runCommand('keys', site, args)
