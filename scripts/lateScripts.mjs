// Next's own alone.
const SCRIPT = /<script src="(\/_next\/[^"]+)"((?: [\w-]+="[^"]*")*)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** Next starts its client with the script of this id. */
const BOOTSTRAP = /id="([^"]+)"/

/**
 * A page of Next whose scripts are asked for once it has been painted: until then a slow line and a
 * slow processor are the text's alone (docs/adr/0012). Scripts for old browsers stay as they are, and
 * a page without scripts stays what it was.
 * @param {string} html the whole page
 */
export const lateScripts = (html) => {
  const scripts = []
  const page = html
    .replace(SCRIPT, (whole, src, attributes) => {
      if (/nomodule/i.test(attributes)) return whole
      scripts.push([src, BOOTSTRAP.exec(attributes)?.[1] ?? ''])
      return ''
    })
    .replace(PRELOAD, '')
  const end = page.lastIndexOf('</body>')
  if (scripts.length === 0 || end === -1) return html
  return `${page.slice(0, end)}${loader(scripts)}${page.slice(end)}`
}

// The first frame is drawn before the callback of the second. A tab in the background draws none, and
// asks for its scripts when it is looked at.
const loader = (scripts) =>
  `<script id="late-scripts">requestAnimationFrame(function(){requestAnimationFrame(function(){${JSON.stringify(scripts)}.forEach(function(x){var s=document.createElement("script");s.src=x[0];s.async=true;if(x[1])s.id=x[1];document.head.appendChild(s)})})})</script>`

/**
 * Holds a page back until it is whole, and sends it with late scripts. Answers of other types, and
 * pages that allow scripts by a nonce only (the dashboard), go their way unchanged.
 * @param {import('node:http').ServerResponse} response
 */
export const withLateScripts = (response) => {
  const { write, end } = response
  const held = []
  const isPublicPage = () =>
    /^text\/html\b/.test(String(response.getHeader('content-type'))) &&
    /script-src [^;]*'unsafe-inline'/.test(String(response.getHeader('content-security-policy')))
  const hold = (chunk, encoding) => {
    if (chunk) held.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk)
  }
  response.write = (chunk, encoding, done) => {
    if (!isPublicPage()) return write.call(response, chunk, encoding, done)
    hold(chunk, typeof encoding === 'string' ? encoding : undefined)
    const called = typeof encoding === 'function' ? encoding : done
    if (called) process.nextTick(called)
    return true
  }
  response.end = (chunk, encoding, done) => {
    if (!isPublicPage()) return end.call(response, chunk, encoding, done)
    if (typeof chunk !== 'function')
      hold(chunk, typeof encoding === 'string' ? encoding : undefined)
    if (!response.headersSent) response.removeHeader('content-length')
    const page = held.length > 0 ? lateScripts(Buffer.concat(held).toString()) : ''
    return end.call(
      response,
      page,
      [chunk, encoding, done].find((it) => typeof it === 'function'),
    )
  }
}
