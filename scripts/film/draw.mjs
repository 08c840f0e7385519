// Draws one frame of the film. Runs in the browser that scripts/film.mjs opens.

import { drawCity, drawHome, drawPlane, drawRoute, route, stateOf } from './flights.mjs'
import { drawLabel, drawLeader, labelsOf } from './labels.mjs'
import { dotsOf, drawDots, drawSea, drawShore, placer, shadeOf, shoreOf, sunAt } from './map.mjs'
import { DESTINATIONS, MUMBAI, RENDITIONS } from './scene.mjs'

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
