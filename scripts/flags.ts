import { copyFileSync, mkdirSync } from 'node:fs'
import { DESTINATIONS, SOURCE_COUNTRIES } from '../collections/Countries/shared/destinations'

/**
 * Copies the flags of the destinations and the source countries from country-flag-icons (MIT), which
 * exports no SVG files, to public/. Run it after adding a country:
 * npm run payload -- run scripts/flags.ts
 */
const FLAGS = 'public/images/flags'

mkdirSync(FLAGS, { recursive: true })
for (const iso2 of Object.keys({ ...DESTINATIONS, ...SOURCE_COUNTRIES })) {
  copyFileSync(`node_modules/country-flag-icons/3x2/${iso2}.svg`, `${FLAGS}/${iso2}.svg`)
}
