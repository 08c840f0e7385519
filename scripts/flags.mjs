// Copies flags from country-flag-icons (MIT), which exports no SVG files: those of the destinations and
// of the countries that candidates come from. Run after a new country: node scripts/flags.mjs
import { copyFileSync, mkdirSync } from 'node:fs'

const DESTINATIONS = ['AE', 'BH', 'KW', 'MY', 'OM', 'QA', 'SA', 'SG']
const SOURCES = ['BD', 'IN', 'LK', 'NP', 'PH']

mkdirSync('public/images/flags', { recursive: true })
for (const iso2 of [...DESTINATIONS, ...SOURCES]) {
  copyFileSync(`node_modules/country-flag-icons/3x2/${iso2}.svg`, `public/images/flags/${iso2}.svg`)
}
