// What the film shows: the places, when each flight leaves, and the two renditions of the map.
// One loop is one day: the light goes round once, every route is drawn once, and the last frame
// meets the first.

export const SECONDS = 12
export const FPS = 30

/** The film begins at 03:12 UTC, dawn over Riyadh in November (docs/product.md §12.5). */
export const FIRST_HOUR_UTC = 3.2
export const SUN_LATITUDE = -19.8

/**
 * Seconds from a flight's departure within one loop. Afterwards the route is dotted until the next
 * loop.
 */
export const LANDED_UNTIL = 10.3
export const FADED_AT = 11.3

export const MUMBAI = { name: 'Mumbai', at: [72.88, 19.08] }

/**
 * `bow` bends the route, so that the eight fan out like the agency's mark; `leaves` and `flies` are
 * seconds.
 */
export const DESTINATIONS = [
  { name: 'Doha', at: [51.53, 25.29], bow: 0.22, leaves: 0.5, flies: 3.5 },
  { name: 'Muscat', at: [58.41, 23.59], bow: -0.05, leaves: 2, flies: 2.8 },
  { name: 'Kuala Lumpur', at: [101.69, 3.14], bow: 0.04, leaves: 3.5, flies: 4.2 },
  { name: 'Dubai', at: [55.3, 25.2], bow: 0.13, leaves: 5, flies: 3.2 },
  { name: 'Manama', at: [50.58, 26.22], bow: 0.31, leaves: 6.5, flies: 3.6 },
  { name: 'Singapore', at: [103.82, 1.35], bow: 0.3, leaves: 8.4, flies: 4.8 },
  { name: 'Riyadh', at: [46.72, 24.69], bow: -0.17, leaves: 9.7, flies: 3.9 },
  { name: 'Kuwait City', at: [47.98, 29.37], bow: 0.36, leaves: 11, flies: 3.9 },
]

/**
 * Sizes in pixels of the film, not of the screen. `west`, `east` and `top` are the edges of the map
 * (degrees; `top` in the Mercator scale). `pitch` is the grid of the dots, in whole pixels, so that
 * all dots look the same. A label is [dx, dy, side, hasLeader]: the offset of its text from the
 * city, the side of that point, and whether a thin line connects them.
 */
export const RENDITIONS = {
  wide: {
    width: 960,
    height: 600,
    posterWidth: 800,
    west: 38.6,
    east: 108.6,
    top: 39.4,
    pitch: [7, 6],
    dot: [1.25, 2],
    line: 1.8,
    plane: 1.25,
    city: 3.6,
    text: 21,
    homeText: 26,
    labels: {
      Mumbai: [-12, 42, 'right', true],
      'Kuwait City': [-12, 6, 'right'],
      Manama: [-12, 0, 'right'],
      Riyadh: [-11, 12, 'right'],
      Doha: [-8, 30, 'left', true],
      Dubai: [26, -34, 'left', true],
      Muscat: [12, 50, 'left', true],
      'Kuala Lumpur': [-12, 17, 'right'],
      Singapore: [-8, 36, 'right', true],
    },
  },
  phone: {
    width: 720,
    height: 600,
    posterWidth: 720,
    west: 41,
    east: 106.5,
    top: 46,
    pitch: [8, 7],
    dot: [1.45, 2.3],
    line: 2.2,
    plane: 1.5,
    city: 4.5,
    text: 26,
    homeText: 33,
    labels: {
      Mumbai: [-8, 68, 'right', true],
      'Kuwait City': [-62, -16, 'left'],
      Manama: [-10, -2, 'right'],
      Riyadh: [-46, 38, 'left'],
      Doha: [-20, 86, 'left', true],
      Dubai: [12, -76, 'left', true],
      Muscat: [4, 76, 'left', true],
      'Kuala Lumpur': [-16, 20, 'right'],
      Singapore: [-6, 48, 'right', true],
    },
  },
}
