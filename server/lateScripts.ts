import { createHash } from 'node:crypto'
import { leanPage } from './leanPage'

/** Script tags that Next writes, with their source and attributes. */
const SCRIPT = /<script src="(\/_next\/[^"]+)"((?: [\w-]+="[^"]*")*)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** Next starts hydration from the script with this id. */
const BOOTSTRAP = /id="([^"]+)"/

/**
 * Rewrites a complete page so that Next's scripts are not requested: the page lists them for
 * lib/client/inline/onIntent.ts, which starts them once somebody needs them (docs/adr/0055). Scripts for
 * old browsers (`nomodule`) and pages without scripts stay unchanged.
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
  // Before our own script, which reads it, is parsed.
  const end = page.indexOf('</head>')
  if (scripts.length === 0 || end === -1) return html
  const list = `<script id="late-scripts" type="application/json">${JSON.stringify(scripts)}</script>`
  return page.slice(0, end) + list + page.slice(end)
}

/** A complete public page in the form in which visitors get it: without repetitions, scripts on demand. */
export const pageAsSent = (html: string): string => lateScripts(leanPage(html))

/** Elements with a script in them: no files, and no data such as structured data for search engines. */
const INLINE = /<script(?![^>]*(?: src=| type="application\/))[^>]*>(.*?)<\/script>/gs

/** What a content security policy calls the scripts that a page contains. */
export const scriptHashes = (html: string): string[] => {
  const scripts = new Set([...html.matchAll(INLINE)].map(([, script = '']) => script))
  return [...scripts].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
