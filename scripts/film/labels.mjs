// The names of the cities in the film.
import { OUTLINE, PAPER } from './shapes.mjs'

const fontOf = (map, isHome) => `620 ${isHome ? map.homeText : map.text}px Anek`

export const labelsOf = (pen, map, cities, place) =>
  cities.map(({ name, at }, i) => {
    const city = place(at)
    const [dx, dy, align, hasLeader = false] = map.labels[name]
    const isHome = i === 0
    const text = [city[0] + dx, city[1] + dy]
    pen.font = fontOf(map, isHome)
    const width = pen.measureText(name).width
    const size = isHome ? map.homeText : map.text
    const left = align === 'left' ? text[0] : text[0] - width
    const box = {
      left: left - 4,
      right: left + width + 4,
      top: text[1] - size * 0.8,
      bottom: text[1] + size * 0.3,
    }
    return { name, city, text, align, isHome, hasLeader, size, box }
  })

export const drawLeader = (pen, { city, text, align, size, isHome, hasLeader }) => {
  if (!hasLeader) return
  const inset = isHome ? -size * 0.4 : size * 0.2
  const end = [text[0] + (align === 'left' ? -inset : inset), text[1] - size * 0.2]
  pen.globalAlpha = 0.6
  pen.lineWidth = 1
  pen.strokeStyle = PAPER
  pen.beginPath()
  pen.moveTo(...city)
  pen.lineTo(...end)
  pen.stroke()
  pen.globalAlpha = 1
}

export const drawLabel = (pen, map, { name, text, align, isHome, size }) => {
  pen.font = fontOf(map, isHome)
  pen.textAlign = align
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.16
  pen.strokeStyle = OUTLINE
  pen.strokeText(name, ...text)
  pen.fillStyle = PAPER
  pen.fillText(name, ...text)
}
