// The map of the film: sea, coast, light, and the dots on land.
import { FIRST_HOUR_UTC, SECONDS, SUN_LATITUDE } from './scene.mjs'
import { disc } from './shapes.mjs'

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
const RADIANS = Math.PI / 180
const LIGHT_STEP = 20

const scaleOf = (map) => map.width / (map.east - map.west)

const mercator = (latitude) => Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / RADIANS

export const placer = (map) => {
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
export const shoreOf = (coast, map) => {
  const scale = scaleOf(map)
  const path = new Path2D()
  path.addPath(
    new Path2D(coast),
    new DOMMatrix([scale, 0, 0, scale, -map.west * scale, map.top * scale]),
  )
  return path
}

// The light

export const sunAt = (seconds) => {
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

export const smooth = (value) => {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}

const mix = (from, to, t) => from.map((value, i) => Math.round(value + (to[i] - value) * t))

const blend = ([night, dusk, day], t) =>
  t < 0.5 ? mix(night, dusk, t * 2) : mix(dusk, day, t * 2 - 1)

const css = (colour) => `rgb(${colour.join(' ')})`

/** The light on the sea is soft, so a small picture of it is stretched. */
export const shadeOf = (map) => {
  const width = Math.round(map.width / LIGHT_STEP)
  const height = Math.round(map.height / LIGHT_STEP)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return { canvas, pen: canvas.getContext('2d'), width, height }
}

export const drawSea = (pen, map, shade, sun) => {
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

export const drawShore = (pen, shore) => {
  pen.fillStyle = 'rgb(255 255 255 / .018)'
  pen.fill(shore)
  pen.strokeStyle = 'rgb(127 183 174 / .16)'
  pen.lineWidth = 0.8
  pen.stroke(shore)
}

/**
 * Every second row is shifted by half a step. Dots under a label are dim, so that it can be read.
 */
export const dotsOf = (pen, map, shore, labels) => {
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

export const drawDots = (pen, map, dots, sun) => {
  const [small, large] = map.dot
  for (const { x, y, at, most } of dots) {
    const light = lightAt(at, sun) * most
    pen.fillStyle = css(blend(LAND, light))
    disc(pen, [x, y], small + (large - small) * light)
    pen.fill()
  }
}
