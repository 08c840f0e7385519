import type { ServerResponse } from 'node:http'
import { leanPage } from './leanPage'

/** Script tags that Next writes, with their source and attributes. */
const SCRIPT = /<script src="(\/_next\/[^"]+)"((?: [\w-]+="[^"]*")*)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** Next starts hydration from the script with this id. */
const BOOTSTRAP = /id="([^"]+)"/

/**
 * Rewrites a complete page so that Next's scripts are requested after the first paint: until then a slow
 * connection and a slow processor serve the text alone (docs/adr/0012). Scripts for old browsers
 * (`nomodule`) and pages without scripts stay unchanged.
 */
export const lateScripts = (html: string): string => {
  const scripts: [src: string, id: string][] = []
  const page = html
    .replace(SCRIPT, (whole, src: string, attributes: string) => {
      if (/nomodule/i.test(attributes)) return whole
      scripts.push([src, BOOTSTRAP.exec(attributes)?.[1] ?? ''])
      return ''
    })
    .replace(PRELOAD, '')
  const end = page.lastIndexOf('</body>')
  if (scripts.length === 0 || end === -1) return html
  return `${page.slice(0, end)}${loader(scripts)}${page.slice(end)}`
}

// The first frame is painted before the second callback runs. A background tab paints none, and
// requests its scripts when it is shown.
const loader = (scripts: [string, string][]) =>
  `<script id="late-scripts">requestAnimationFrame(function(){requestAnimationFrame(function(){${JSON.stringify(scripts)}.forEach(function(x){var s=document.createElement("script");s.src=x[0];s.async=true;if(x[1])s.id=x[1];document.head.appendChild(s)})})})</script>`

/** A complete public page in the form in which visitors get it: without repetitions, scripts late. */
export const pageAsSent = (html: string): string => lateScripts(leanPage(html))

type Originals = {
  write: (...args: unknown[]) => boolean
  end: (...args: unknown[]) => ServerResponse
}
type Done = (error?: Error | null) => void
type Chunk = string | Uint8Array

/** Whether an answer is a page with late scripts: not one whose scripts need a nonce. */
export const isPublicPage = (type: string, contentSecurityPolicy: string): boolean =>
  /^text\/html\b/.test(type) && /script-src [^;]*'unsafe-inline'/.test(contentSecurityPolicy)

/**
 * Holds a public page back until it is complete, and sends it with late scripts. Other content types,
 * and pages whose scripts need a nonce (the dashboard), pass unchanged.
 */
export const withLateScripts = (response: ServerResponse): void => {
  // Their overloads do not matter here: arguments are passed on as they came.
  const { write, end } = response as unknown as Originals
  const held: Uint8Array[] = []
  const isPublic = () =>
    isPublicPage(
      String(response.getHeader('content-type')),
      String(response.getHeader('content-security-policy')),
    )
  const hold = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') held.push(Buffer.from(chunk, isEncoding(encoding)))
    else if (chunk instanceof Uint8Array) held.push(chunk)
  }
  response.write = (chunk: Chunk, encoding?: BufferEncoding | Done, done?: Done): boolean => {
    if (!isPublic()) return write.call(response, chunk, encoding, done)
    hold(chunk, encoding)
    const callback = typeof encoding === 'function' ? encoding : done
    if (callback) process.nextTick(callback)
    return true
  }
  response.end = (...args: unknown[]): ServerResponse => {
    if (!isPublic()) return end.apply(response, args)
    const [chunk, encoding] = args
    hold(chunk, encoding)
    if (!response.headersSent) response.removeHeader('content-length')
    const page = held.length > 0 ? pageAsSent(Buffer.concat(held).toString()) : ''
    return end.call(
      response,
      page,
      args.find((argument) => typeof argument === 'function'),
    )
  }
}

const isEncoding = (value: unknown): BufferEncoding | undefined =>
  typeof value === 'string' && Buffer.isEncoding(value) ? value : undefined
