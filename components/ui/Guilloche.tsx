/** The engraved line of passports, as a pattern of waves: the one ornament (design NOTES). Decoration. */
export const Guilloche = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    stroke="currentColor"
    strokeWidth=".5"
    aria-hidden="true"
  >
    <path d={LINES} />
  </svg>
)

const WIDTH = 720
const HEIGHT = 120
const STEP = 12
const COUNT = 13

const wave = (phase: number, u: number): string => {
  let path = ''
  for (let x = -STEP; x <= WIDTH + STEP; x += STEP) {
    const t = (x / WIDTH) * Math.PI * 2
    const envelope = 0.32 + 0.68 * Math.abs(Math.sin(t * 2.5 + phase))
    const y =
      HEIGHT / 2 +
      HEIGHT *
        0.42 *
        (Math.sin(t * 5 + phase) * 0.55 + u * envelope * Math.cos(t * 2.5 + phase * 0.5))
    path += `${path ? 'L' : 'M'}${x} ${y.toFixed(1)}`
  }
  return path
}

const LINES = [0, Math.PI]
  .flatMap((phase) =>
    Array.from({ length: COUNT }, (_, i) => wave(phase, (i / (COUNT - 1)) * 2 - 1)),
  )
  .join('')
