// Draws the engraved wave pattern, the site's only ornament (docs/product.md §12.5): node
// scripts/guilloche.mjs
import { writeFileSync } from 'node:fs'

const WIDTH = 720
const HEIGHT = 120
const STEP = 12
const COUNT = 18

const wave = (phase, u) => {
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

const lines = [0, Math.PI]
  .flatMap((phase) =>
    Array.from({ length: COUNT }, (_, i) => wave(phase, (i / (COUNT - 1)) * 2 - 1)),
  )
  .join('')

writeFileSync(
  'public/images/guilloche.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="#000" stroke-width=".5"><path d="${lines}"/></svg>\n`,
)
