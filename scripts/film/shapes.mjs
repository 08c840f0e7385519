// Colours and shapes that several parts of the film use.
export const PAPER = '#F7F4EC'
export const OUTLINE = '#0A1D2E'

export const disc = (pen, [x, y], radius) => {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
}

export const curve = (pen, from, over, to) => {
  pen.beginPath()
  pen.moveTo(...from)
  pen.quadraticCurveTo(...over, ...to)
  pen.stroke()
}
