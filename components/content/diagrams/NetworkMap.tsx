import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import styles from './NetworkMap.module.css'

const HOMES: { country: string; authority: string; way: string }[] = [
  {
    country: 'India',
    authority: 'Protector General of Emigrants',
    way: 'directly, under our registration',
  },
  {
    country: 'Nepal',
    authority: 'Department of Foreign Employment',
    way: 'through an agency licensed there',
  },
  {
    country: 'Sri Lanka',
    authority: 'Bureau of Foreign Employment',
    way: 'through an agency licensed there',
  },
  { country: 'Bangladesh', authority: 'BMET', way: 'through an agency licensed there' },
  {
    country: 'Philippines',
    authority: 'Department of Migrant Workers',
    way: 'through an agency licensed there',
  },
]

const WIDTH = 680
const HEIGHT = 400
const MIDDLE = HEIGHT / 2
const OFFICE_X = 420
const homeY = (index: number) => 52 + index * 74
const placeY = (index: number) => 40 + index * 46

/** A diagram: five home countries with their authorities, the agency, and eight destinations. */
export const NetworkMap = () => (
  <figure className={styles.map}>
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby="network-title network-text">
      <title id="network-title">How workers of five countries reach eight destinations</title>
      <desc id="network-text">
        Each home country's authority stands between the worker and the agency in Mumbai. From India
        the way is direct; from Nepal, Sri Lanka, Bangladesh and the Philippines it leads through an
        agency licensed there. From Mumbai, lines lead to the eight destinations.
      </desc>
      {HOMES.map(({ country, authority }, index) => (
        <g key={country}>
          <path
            className={index === 0 ? styles.direct : styles.partner}
            d={`M214 ${homeY(index)}C320 ${homeY(index)} 320 ${MIDDLE} ${OFFICE_X - 52} ${MIDDLE}`}
          />
          <circle className={styles.gate} cx={214} cy={homeY(index)} r={7} />
          <text className={styles.name} x={0} y={homeY(index) - 3}>
            {country}
          </text>
          <text className={styles.small} x={0} y={homeY(index) + 16}>
            {authority}
          </text>
        </g>
      ))}
      {Object.entries(DESTINATIONS).map(([iso2, name], index) => (
        <g key={iso2}>
          <path
            className={styles.direct}
            d={`M${OFFICE_X + 52} ${MIDDLE}C510 ${MIDDLE} 500 ${placeY(index)} 556 ${placeY(index)}`}
          />
          <circle className={styles.place} cx={560} cy={placeY(index)} r={5} />
          <text className={styles.name} x={574} y={placeY(index) + 6}>
            {name}
          </text>
        </g>
      ))}
      <rect
        className={styles.office}
        x={OFFICE_X - 52}
        y={MIDDLE - 30}
        width={104}
        height={60}
        rx={4}
      />
      <text className={styles.officeName} x={OFFICE_X} y={MIDDLE - 3} textAnchor="middle">
        Agency
      </text>
      <text className={styles.officeName} x={OFFICE_X} y={MIDDLE + 17} textAnchor="middle">
        Mumbai
      </text>
    </svg>
    <figcaption>
      <ul>
        {HOMES.map(({ country, authority, way }) => (
          <li key={country}>
            <b>{country}</b> {authority}; {way}.
          </li>
        ))}
        <li>
          <b>To</b> {Object.values(DESTINATIONS).join(', ')}.
        </li>
      </ul>
    </figcaption>
  </figure>
)
