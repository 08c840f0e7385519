// The flights of the film: routes, planes, cities.
import { smooth } from './map.mjs'
import { FADED_AT, LANDED_UNTIL, SECONDS } from './scene.mjs'
import { curve, disc, OUTLINE, PAPER } from './shapes.mjs'

const PLANE =
  'M8 0 1.5-1.2-2.5-8h-1.6l2 6.9-4 .1-1.7-2h-1.1l.9 3-.9 3h1.1l1.7-2 4 .1-2 6.9h1.6L1.5 1.2Z'

export const route = (from, to, bow) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  // Routes bend northwards, whatever the direction of the flight.
  const side = dx > 0 ? 1 : -1
  const over = [(from[0] + to[0]) / 2 + side * dy * bow, (from[1] + to[1]) / 2 - side * dx * bow]
  return { from, over, to }
}

/**
 * The flight's progress (0 to 1), its line's opacity, and the seconds since departure and landing.
 */
export const stateOf = ({ leaves, flies }, seconds) => {
  const since = (((seconds - leaves) % SECONDS) + SECONDS) % SECONDS
  const part = Math.min(1, since / flies)
  return {
    since,
    landed: since - flies,
    flown: (1 - Math.cos(Math.PI * part)) / 2,
    strength: 1 - smooth((since - LANDED_UNTIL) / (FADED_AT - LANDED_UNTIL)),
  }
}

const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** The part of the route that is flown: its control point, its head, and the head's direction. */
const flownPart = ({ from, over, to, flown }) => {
  const bend = between(from, over, flown)
  const ahead = between(over, to, flown)
  const head = between(bend, ahead, flown)
  return { bend, head, angle: Math.atan2(ahead[1] - bend[1], ahead[0] - bend[0]) }
}

export const drawRoute = (pen, map, state) => {
  const { from, over, to, flown, strength } = state
  pen.lineCap = 'round'
  pen.globalAlpha = 0.34
  pen.strokeStyle = '#fff'
  pen.lineWidth = map.line * 0.6
  pen.setLineDash([map.line * 0.6, map.line * 2.6])
  curve(pen, from, over, to)
  pen.setLineDash([])
  if (flown > 0 && strength > 0) {
    const { bend, head } = flownPart(state)
    pen.globalAlpha = strength * 0.5
    pen.strokeStyle = OUTLINE
    pen.lineWidth = map.line * 2.6
    curve(pen, from, bend, head)
    pen.globalAlpha = strength
    pen.strokeStyle = PAPER
    pen.lineWidth = map.line
    curve(pen, from, bend, head)
  }
  pen.globalAlpha = 1
}

export const drawPlane = (pen, map, state) => {
  const away = smooth(state.since / 0.35) * (1 - smooth((state.landed + 0.2) / 0.3))
  if (away === 0) return
  const { head, angle } = flownPart(state)
  pen.save()
  pen.globalAlpha = away
  pen.translate(...head)
  pen.rotate(angle)
  pen.scale(map.plane, map.plane)
  const plane = new Path2D(PLANE)
  pen.lineJoin = 'round'
  pen.lineWidth = 2
  pen.strokeStyle = OUTLINE
  pen.stroke(plane)
  pen.fillStyle = '#fff'
  pen.fill(plane)
  pen.restore()
}

export const drawCity = (pen, map, { to, landed, strength }) => {
  const isReached = landed >= 0
  if (isReached) ripple(pen, to, landed / 1.1, map.city * 1.2, map.city * 4, 0.7)
  pen.fillStyle = '#0A2233'
  pen.strokeStyle = PAPER
  pen.lineWidth = map.city * 0.44
  disc(pen, to, map.city)
  pen.fill()
  if (isReached) {
    pen.globalAlpha = smooth(landed / 0.25) * strength
    pen.fillStyle = PAPER
    pen.fill()
    pen.globalAlpha = 1
  }
  pen.stroke()
}

export const drawHome = (pen, map, home, states) => {
  for (const { since } of states) {
    ripple(pen, home, since / 1.2, map.city * 4, map.city * 7, 0.45)
  }
  pen.lineWidth = 1
  pen.strokeStyle = 'rgb(255 255 255 / .3)'
  disc(pen, home, map.city * 4.6)
  pen.stroke()
  pen.lineWidth = map.city * 0.44
  pen.fillStyle = '#0A2233'
  pen.strokeStyle = '#fff'
  disc(pen, home, map.city * 2.5)
  pen.fill()
  pen.stroke()
  pen.fillStyle = '#fff'
  disc(pen, home, map.city * 1.1)
  pen.fill()
}

const ripple = (pen, at, part, from, to, strength) => {
  if (part <= 0 || part >= 1) return
  pen.globalAlpha = strength * (1 - part) ** 1.5
  pen.lineWidth = 1.5
  pen.strokeStyle = PAPER
  disc(pen, at, from + (to - from) * (1 - (1 - part) ** 2))
  pen.stroke()
  pen.globalAlpha = 1
}
