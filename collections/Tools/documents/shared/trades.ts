import { keysOf } from '@/lib/shared/objects'

/**
 * Trades that need different papers. `words` are looked for in the title of a job or position, in
 * this order: the first trade with a word that the title has is taken.
 */
export const TRADES = {
  nurse: { label: 'Nurse', words: ['nurse', 'nursing', 'midwife'] },
  pharmacist: { label: 'Pharmacist', words: ['pharmacist', 'pharmacy'] },
  health: {
    label: 'Doctor or other health staff',
    words: [
      ...['physician', 'doctor', 'dentist', 'dental', 'radiographer', 'physiotherapist'],
      ...['phlebotomist', 'lab technician', 'laboratory', 'paramedic'],
    ],
  },
  teacher: { label: 'Teacher or trainer', words: ['teacher', 'trainer', 'instructor', 'tutor'] },
  guard: {
    label: 'Security guard',
    words: ['security guard', 'security supervisor', 'security officer', 'guard', 'cctv'],
  },
  welder: { label: 'Welder', words: ['welder'] },
  office: {
    label: 'Office, accounts or IT',
    words: [
      ...['accountant', 'accounts', 'admin', 'auditor', 'typist', 'analyst', 'secretary'],
      ...['receptionist', 'hr officer', 'document controller', 'data entry', 'developer'],
      ...['designer', 'marketing', 'writer', 'translator', 'procurement', 'public relations'],
      ...['travel consultant', 'office assistant', 'it support', 'network', 'devops', 'editor'],
      ...['customer service', 'relationship officer'],
    ],
  },
  engineer: { label: 'Engineer', words: ['engineer'] },
  operator: {
    label: 'Crane or heavy-equipment operator',
    words: ['crane', 'excavator', 'forklift', 'reach truck', 'grader', 'dozer', 'wheel loader'],
  },
  driver: { label: 'Driver', words: ['driver', 'delivery rider'] },
  electrician: {
    label: 'Electrician',
    words: ['electrician', 'electrical supervisor', 'cable jointer'],
  },
  plumber: { label: 'Plumber or pipe fitter', words: ['plumber', 'pipe fitter'] },
  mason: {
    label: 'Mason or other building trade',
    words: [
      ...['mason', 'carpenter', 'tile', 'plasterer', 'painter', 'steel fixer', 'scaffolder'],
      ...['rigger', 'insulator', 'sandblaster', 'foreman', 'civil supervisor'],
    ],
  },
  cook: { label: 'Cook, baker or kitchen', words: ['cook', 'chef', 'baker', 'butcher', 'kitchen'] },
  hotel: {
    label: 'Hotel or restaurant service',
    words: [
      ...['waiter', 'barista', 'housekeeping', 'room attendant', 'bell attendant', 'banquet'],
      ...['front office', 'laundry'],
    ],
  },
  sales: {
    label: 'Sales, shop or store',
    words: [
      ...['sales', 'cashier', 'merchandiser', 'store', 'warehouse', 'inventory', 'buyer'],
      ...['medical representative'],
    ],
  },
  technician: {
    label: 'Technician, mechanic or fitter',
    words: [
      ...['technician', 'mechanic', 'fitter', 'fabricator', 'machinist', 'cnc', 'splicer'],
      ...['inspector', 'operator'],
    ],
  },
  helper: {
    label: 'Helper, loader or cleaner',
    words: ['helper', 'labourer', 'loader', 'cleaner', 'gardener', 'farm worker'],
  },
  other: { label: 'Another trade', words: [] },
} as const satisfies Record<string, { label: string; words: readonly string[] }>

export type Trade = keyof typeof TRADES

export const TRADE_NAMES = keysOf(TRADES)

export const isTrade = (value: unknown): value is Trade =>
  typeof value === 'string' && Object.hasOwn(TRADES, value)

/**
 * The trade that the title of a job or position names: 'other' if it names none of ours, null if
 * there is no title. A word counts at the start of a word of the title: 'welder' is in 'Welders'.
 */
export const tradeOf = (title: string): Trade | null => {
  const words = ` ${title.toLowerCase().replace(/[^a-z0-9]+/g, ' ')}`
  if (words.trim() === '') return null
  const hasAny = (wanted: readonly string[]) => wanted.some((word) => words.includes(` ${word}`))
  return TRADE_NAMES.find((trade) => hasAny(TRADES[trade].words)) ?? 'other'
}

/** All trades but these, and also when the trade was not answered. */
export const tradesBut = (...left: readonly Trade[]): readonly (Trade | null)[] => [
  ...TRADE_NAMES.filter((trade) => !left.includes(trade)),
  null,
]

export const HEALTH_TRADES: readonly Trade[] = ['nurse', 'pharmacist', 'health']

/** Trades that work with their hands: the Saudi test may reach them, as its list grows. */
export const MANUAL_TRADES: readonly Trade[] = [
  ...(['welder', 'electrician', 'plumber', 'technician', 'mason', 'operator'] as const),
  ...(['driver', 'cook', 'helper', 'other'] as const),
]
