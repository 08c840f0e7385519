import type { JobIndustry } from '@/collections/Jobs/shared/industries'
import { type Trade, tradeOf } from '@/collections/Tools/documents/shared/trades'
import { Drawing } from './Drawing'

/** The drawings of trades whose file has another name than the industry. */
const FILES: Partial<Record<JobIndustry, string>> = {
  power: 'power-plant',
  'shipping-marine': 'shipping',
  hvac: 'air-conditioning',
  'banking-finance': 'banking',
  healthcare: 'medical',
}

/** The drawing that shows somebody at the work of a trade; a worker where none does. */
const OF_TRADE: Partial<Record<Trade, string>> = {
  nurse: 'medical',
  health: 'medical',
  pharmacist: 'pharma',
  teacher: 'education',
  guard: 'security',
  welder: 'oil-gas',
  engineer: 'engineering',
  operator: 'heavy-equipment',
  driver: 'logistics',
  electrician: 'power-plant',
  mason: 'construction',
  cook: 'catering',
  hotel: 'hospitality',
  sales: 'retail',
}

/** The name of the drawing of somebody at the work that the title of a job names. */
export const jobDrawing = (title: string): string => {
  const trade = tradeOf(title)
  return (trade && OF_TRADE[trade]) ?? 'worker'
}

/** Somebody at work in an industry; a worker where there is none. */
export const TradeDrawing = ({ industry }: { industry: JobIndustry | undefined }) => (
  <Drawing of="trades" name={industry ? (FILES[industry] ?? industry) : 'worker'} />
)
