import { randomBytes } from 'node:crypto'
import { readRows, writeRows } from './flightRows'
import { withoutStatic } from './staticParts'

/** The scripts in which Next writes React's data, one after the other. */
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const PIECE = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g

/**
 * Takes out of a complete page what the browser would get twice: Next sends each page as HTML and
 * once more as React's data. Only what makes the page interactive stays in the data. Styles are left
 * out, as React finds them in the page; a part marked with `data-static` that has no client component
 * is read from the page itself, and React does not go through it (docs/adr/0023).
 *
 * A page that has another form, as a later version of Next may write it, stays unchanged.
 */
export const leanPage = (html: string): string => {
  const end = html.lastIndexOf('</body>')
  if (!html.includes(START) || end === -1) return html
  let data = ''
  const page = html.slice(0, end).replace(PIECE, (_, text: string) => {
    data += JSON.parse(text)
    return ''
  })
  // Data of another kind, such as the state of a sent form, has its place between the pieces.
  if (page.includes('self.__next_f.push(')) return html
  try {
    const marks = [...page.matchAll(MARK)].map(([, name = '']) => name)
    const styles = [...page.matchAll(STYLES)].flatMap(([, hrefs = '']) => hrefs.split(' '))
    // Texts of visitors and editors are in the data too: none of them can contain the page's own id.
    const place = `$$static:${randomBytes(16).toString('hex')}:`
    const inPage = { marks, styles: new Set(styles) }
    const lean = writeRows(withoutStatic(readRows(data), inPage, place))
    return `${page}<script>${dataScript(lean, place)}</script>${html.slice(end)}`
  } catch {
    return html
  }
}

const MARK = / data-static="([\w-]+)"/g
/** Several styles can be in one element. */
const STYLES = /<style [^>]*?data-href="([^"]*)"/g

/**
 * Gives the data to Next once the scripts are started (lib/client/inline/onIntent.ts), with the HTML of the parts in the places of their names (see withoutStatic).
 * The HTML becomes a JSON text within the data; React reads a text that starts with a dollar sign as a
 * reference, and two as a written one.
 */
const dataScript = (data: string, place: string): string => {
  const names = new RegExp(`"${place.replaceAll('$', '\\$')}([\\w-]+)"`, 'g')
  const pieces = data.split(names).map((part, i) => (i % 2 === 0 ? literal(part) : `h("${part}")`))
  return `self.late=function(){(function(h){self.__next_f.push([1,${pieces.join('+')}])})(function(n){var t=document.querySelector('[data-static="'+n+'"]').innerHTML;return JSON.stringify(t[0]==="$"?"$"+t:t)})}`
}

/** A JavaScript text that cannot end the script element. */
const literal = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')
