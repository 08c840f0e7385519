// Draws one frame of the film. Runs in the browser that scripts/film.mjs opens.
import {
  DESTINATIONS,
  FADED_AT,
  FIRST_HOUR_UTC,
  LANDED_UNTIL,
  MUMBAI,
  RENDITIONS,
  SECONDS,
  SUN_LATITUDE,
} from './scene.mjs'

const PAPER = '#F7F4EC'
const OUTLINE = '#0A1D2E'
const SEA = [
  [7, 21, 38],
  [10, 34, 51],
  [15, 58, 70],
]
const LAND = [
  [31, 70, 88],
  [44, 120, 116],
  [206, 222, 206],
]
const PLANE =
  'M8 0 1.5-1.2-2.5-8h-1.6l2 6.9-4 .1-1.7-2h-1.1l.9 3-.9 3h1.1l1.7-2 4 .1-2 6.9h1.6L1.5 1.2Z'
const RADIANS = Math.PI / 180
const LIGHT_STEP = 20

/** Prepares one rendition. Returns a function that draws the frame at the given seconds. */
export const makeFilm = (name, coast) => {
  const map = RENDITIONS[name]
  const canvas = Object.assign(document.createElement('canvas'), {
    width: map.width,
    height: map.height,
  })
  const pen = canvas.getContext('2d')
  const place = placer(map)
  const shore = shoreOf(coast, map)
  const home = place(MUMBAI.at)
  const flights = DESTINATIONS.map((to) => ({ ...to, ...route(home, place(to.at), to.bow) }))
  const labels = labelsOf(pen, map, [MUMBAI, ...DESTINATIONS], place)
  const dots = dotsOf(pen, map, shore, labels)
  const shade = shadeOf(map)

  return (seconds) => {
    const sun = sunAt(seconds)
    const states = flights.map((flight) => ({ ...flight, ...stateOf(flight, seconds) }))
    drawSea(pen, map, shade, sun)
    drawShore(pen, shore)
    drawDots(pen, map, dots, sun)
    for (const state of states) drawRoute(pen, map, state)
    for (const label of labels) drawLeader(pen, label)
    drawHome(pen, map, home, states)
    for (const state of states) drawCity(pen, map, state)
    for (const label of labels) drawLabel(pen, map, label)
    for (const state of states) drawPlane(pen, map, state)
    return canvas
  }
}

// The map

const scaleOf = (map) => map.width / (map.east - map.west)

const mercator = (latitude) => Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / RADIANS

const placer = (map) => {
  const scale = scaleOf(map)
  return ([longitude, latitude]) => [
    (longitude - map.west) * scale,
    (map.top - mercator(latitude)) * scale,
  ]
}

const onEarth = (map, x, y) => {
  const scale = scaleOf(map)
  const up = (map.top - y / scale) * RADIANS
  return [x / scale + map.west, (2 * Math.atan(Math.exp(up)) - Math.PI / 2) / RADIANS]
}

/** Converts the coastline from degrees (coast.svg) to this rendition's pixels. */
const shoreOf = (coast, map) => {
  const scale = scaleOf(map)
  const path = new Path2D()
  path.addPath(
    new Path2D(coast),
    new DOMMatrix([scale, 0, 0, scale, -map.west * scale, map.top * scale]),
  )
  return path
}

// The light

const sunAt = (seconds) => {
  const hour = FIRST_HOUR_UTC + (seconds / SECONDS) * 24
  return { longitude: 180 - hour * 15, latitude: SUN_LATITUDE }
}

/** 0 at night, 1 by day, with a soft edge of 30 degrees. */
const lightAt = ([longitude, latitude], sun) => {
  const height =
    Math.sin(latitude * RADIANS) * Math.sin(sun.latitude * RADIANS) +
    Math.cos(latitude * RADIANS) *
      Math.cos(sun.latitude * RADIANS) *
      Math.cos((longitude - sun.longitude) * RADIANS)
  return smooth(Math.asin(height) / RADIANS / 34 + 0.12)
}

const smooth = (value) => {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}

const mix = (from, to, t) => from.map((value, i) => Math.round(value + (to[i] - value) * t))

const blend = ([night, dusk, day], t) =>
  t < 0.5 ? mix(night, dusk, t * 2) : mix(dusk, day, t * 2 - 1)

const css = (colour) => `rgb(${colour.join(' ')})`

/** The light on the sea is soft, so a small picture of it is stretched. */
const shadeOf = (map) => {
  const width = Math.round(map.width / LIGHT_STEP)
  const height = Math.round(map.height / LIGHT_STEP)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return { canvas, pen: canvas.getContext('2d'), width, height }
}

const drawSea = (pen, map, shade, sun) => {
  for (let row = 0; row < shade.height; row++) {
    for (let column = 0; column < shade.width; column++) {
      const at = onEarth(map, (column + 0.5) * LIGHT_STEP, (row + 0.5) * LIGHT_STEP)
      shade.pen.fillStyle = css(blend(SEA, lightAt(at, sun)))
      shade.pen.fillRect(column, row, 1, 1)
    }
  }
  pen.globalAlpha = 1
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(shade.canvas, 0, 0, map.width, map.height)
}

const drawShore = (pen, shore) => {
  pen.fillStyle = 'rgb(255 255 255 / .018)'
  pen.fill(shore)
  pen.strokeStyle = 'rgb(127 183 174 / .16)'
  pen.lineWidth = 0.8
  pen.stroke(shore)
}

/**
 * Every second row is shifted by half a step. Dots under a label are dim, so that it can be read.
 */
const dotsOf = (pen, map, shore, labels) => {
  const [stepX, stepY] = map.pitch
  const dots = []
  for (let row = 0; row * stepY < map.height + stepY; row++) {
    const y = row * stepY + 0.5
    for (let x = row % 2 ? 0.5 : 0.5 + stepX / 2; x < map.width + stepX; x += stepX) {
      if (!pen.isPointInPath(shore, x, y)) continue
      const isUnderLabel = labels.some(
        ({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      )
      dots.push({ x, y, at: onEarth(map, x, y), most: isUnderLabel ? 0.45 : 1 })
    }
  }
  return dots
}

const drawDots = (pen, map, dots, sun) => {
  const [small, large] = map.dot
  for (const { x, y, at, most } of dots) {
    const light = lightAt(at, sun) * most
    pen.fillStyle = css(blend(LAND, light))
    disc(pen, [x, y], small + (large - small) * light)
    pen.fill()
  }
}

// The flights

const route = (from, to, bow) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  // Routes bend northwards, whatever the direction of the flight.
  const side = dx > 0 ? 1 : -1
  const over = [(from[0] + to[0]) / 2 + side * dy * bow, (from[1] + to[1]) / 2 - side * dx * bow]
  return { from, over, to }
}

/**
 * The flight's progress (0 to 1), its line's opacity, and the seconds since departure and landing.
 */
const stateOf = ({ leaves, flies }, seconds) => {
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

const drawRoute = (pen, map, state) => {
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

const drawPlane = (pen, map, state) => {
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

const drawCity = (pen, map, { to, landed, strength }) => {
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

const drawHome = (pen, map, home, states) => {
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

// The labels

const fontOf = (map, isHome) => `620 ${isHome ? map.homeText : map.text}px Anek`

const labelsOf = (pen, map, cities, place) =>
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

const drawLeader = (pen, { city, text, align, size, isHome, hasLeader }) => {
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

const drawLabel = (pen, map, { name, text, align, isHome, size }) => {
  pen.font = fontOf(map, isHome)
  pen.textAlign = align
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.16
  pen.strokeStyle = OUTLINE
  pen.strokeText(name, ...text)
  pen.fillStyle = PAPER
  pen.fillText(name, ...text)
}

const disc = (pen, [x, y], radius) => {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
}

const curve = (pen, from, over, to) => {
  pen.beginPath()
  pen.moveTo(...from)
  pen.quadraticCurveTo(...over, ...to)
  pen.stroke()
}
