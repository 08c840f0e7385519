import type { CountryRules } from '@/collections/Tools/countries/country'
import { DESTINATION_RULES } from '@/collections/Tools/countries/destinations'
import { HOME_RULES } from '@/collections/Tools/countries/homes'
import type { Role } from './contacts'
import type { Origin, Place, Problem } from './shared/question'

/** What to do for a problem: whom to contact in which order, and the words. */
export type Steps = {
  /** In the country of work. Roles that a country does not have are left out. */
  abroad: readonly Role[]
  /** In the home country, and when the place is not known. */
  atHome: readonly Role[]
  /** What to say on the telephone, in the first person. */
  say: string
  /** What the complaint asks for, after 'I ask for:'. */
  asks: string
  /** Lines of the complaint that the writer completes. */
  lines: readonly string[]
}

const AT_HOME = ['helpline', 'portal', 'us'] as const

/** The steps by problem; the last one also serves a question without a problem. */
export const STEPS: Record<Problem, Steps> = {
  unpaid: {
    abroad: ['labour', 'line', 'mission', 'helpline', 'portal', 'us'],
    atHome: AT_HOME,
    say: 'I was not paid. I want to file a labour complaint.',
    asks: 'my wages and all dues, in writing.',
    lines: ['I was not paid since (date):', 'The missing amount:', 'I told (name) on (date):'],
  },
  passport: {
    abroad: ['labour', 'mission', 'helpline', 'portal', 'us'],
    atHome: AT_HOME,
    say: 'My passport was taken. I want it back.',
    asks: 'my passport, in my own hands.',
    lines: ['Who has my passport, since (date):', 'I asked for it on (date):', 'They answered:'],
  },
  contract: {
    abroad: ['labour', 'line', 'mission', 'helpline', 'portal', 'us'],
    atHome: ['helpline', 'portal', 'protector', 'us'],
    say: 'The work is not what I signed. I want to file a labour complaint.',
    asks: 'the work and the pay of my contract.',
    lines: ['My contract says:', 'The work and the pay are:', 'I told (name) on (date):'],
  },
  employer: {
    abroad: ['labour', 'line', 'mission', 'us'],
    atHome: AT_HOME,
    say: 'I want to change employer. What must I do first?',
    asks: 'the steps and the papers, in writing.',
    lines: ['My work began on (date):', 'My permit ends on (date):', 'The reason is:'],
  },
  ill: {
    abroad: ['ambulance', 'mission', 'helpline', 'labour', 'portal', 'us'],
    atHome: ['ambulance', ...AT_HOME],
    say: 'I am ill or hurt, and I need a doctor. Who pays?',
    asks: 'treatment, and who pays in writing.',
    lines: [
      'What happened, on (date):',
      'The hospital and the doctor:',
      'I told (name) on (date):',
    ],
  },
  home: {
    abroad: ['labour', 'mission', 'helpline', 'portal', 'us'],
    atHome: AT_HOME,
    say: 'I want to go home. Which papers do I need?',
    asks: 'my passport, my dues and my ticket.',
    lines: ['I want to leave on (date):', 'What stops me:', 'I told (name) on (date):'],
  },
  abused: {
    abroad: ['police', 'mission', 'helpline', 'labour', 'portal', 'us'],
    atHome: ['police', ...AT_HOME],
    say: 'I am in danger. I need help now. I am at this place:',
    asks: 'a safe place, and help with the police.',
    lines: ['What happened, on (date):', 'Where I am now:', 'Who saw it:'],
  },
  arrested: {
    abroad: ['mission', 'helpline', 'portal', 'us'],
    atHome: AT_HOME,
    say: 'Somebody was arrested. We need the mission and a lawyer.',
    asks: 'a visit, a lawyer and an interpreter.',
    lines: ['Arrested on (date), at (place):', 'The police station:', 'The reason, if known:'],
  },
  death: {
    abroad: ['mission', 'helpline', 'portal', 'us'],
    atHome: AT_HOME,
    say: 'My relative has died abroad. What must we do first?',
    asks: 'the papers, the way home, and all dues.',
    lines: ['Date and place of the death:', 'The hospital or the police:', 'The family wants:'],
  },
  missing: {
    abroad: ['mission', 'helpline', 'portal', 'us', 'police'],
    atHome: AT_HOME,
    say: 'I cannot reach my relative. Please help to find them.',
    asks: 'news of my relative.',
    lines: ['Last call on (date), and what was said:', 'The last address:', 'Friends there:'],
  },
  cheated: {
    abroad: ['helpline', 'portal', 'protector', 'register', 'mission', 'us'],
    atHome: ['helpline', 'portal', 'protector', 'register', 'police', 'us'],
    say: 'An agent took money from me. I want to complain.',
    asks: 'my money and my papers.',
    lines: ['Name, number and office of the agent:', 'I paid (sum) on (date):', 'My proof:'],
  },
  other: {
    abroad: ['labour', 'mission', 'helpline', 'portal', 'us'],
    atHome: AT_HOME,
    say: 'I work abroad and I need help.',
    asks: 'help with this:',
    lines: ['What happened, since (date):', 'Who knows it already:', 'What I tried:'],
  },
}

/** The heading of an answer, by the first contact: to call, and to reach in another way. */
export const titleOf = (role: Role, isCall: boolean): string =>
  (isCall ? CALLS[role] : null) ?? TITLES[role]

const CALLS: Partial<Record<Role, string>> = {
  labour: 'Call the labour office first',
  helpline: 'Call your own country’s help line first',
  ambulance: 'Call an ambulance first',
  mission: 'Call your embassy first',
}

const TITLES: Record<Role, string> = {
  labour: 'Go to the labour office first',
  line: 'Use this line first',
  mission: 'Ask your embassy first',
  helpline: 'Ask your own country’s office first',
  portal: 'Write your complaint first',
  register: 'Check the agent first',
  protector: 'Ask the Protector of Emigrants first',
  police: 'Call the police first',
  ambulance: 'See a doctor first',
  us: 'Write to us first',
}

/** The keys of the facts to know with a question. */
export const knownFor = (what: Problem, place: Place | null, origin: Origin | null): string[] => {
  const countries = [place, origin].flatMap((country) => (country ? COUNTRY_RULES[country] : []))
  return [...new Set(countries.flatMap(({ known }) => known[what] ?? []))]
}

const COUNTRY_RULES: Record<Place, CountryRules> = { ...DESTINATION_RULES, ...HOME_RULES }
