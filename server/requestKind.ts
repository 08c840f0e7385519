import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isAnsweredByHandler, isSameForAll, kindAt } from '@/lib/shared/routes'

/**
 * What a path leads to: the CMS panel, something that costs little or has limits of its own (a call, a
 * file), or a page. Pages are also feeds, share images, and all that leads nowhere.
 */
export type RequestKind = 'panel' | 'page' | 'other'

/** Next's own files, and pictures that it makes smaller. */
const NEXT_FILES = /^\/_next\/(?:static\/|image$)/

/**
 * The kinds of paths (decoded; null when they cannot be) of a built site. An address under `php/` or
 * `images/` that leads nowhere is a page: Next answers it with the whole 404 page.
 */
export const requestKinds = (folder: string): ((path: string | null) => RequestKind) => {
  const files = path.join(folder, 'public')
  const paths = new Set(
    readdirSync(files, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => path.join(parentPath, name).slice(files.length)),
  )
  const handlers = handlersOf(path.join(folder, '.next/routes-manifest.json'))
  return (at) => {
    if (at === null) return 'page'
    if (kindAt(at) === 'panel') return 'panel'
    const isOther = paths.has(at) || NEXT_FILES.test(at) || handlers.some((known) => known.test(at))
    return isOther ? 'other' : 'page'
  }
}

type Manifest = Record<'staticRoutes' | 'dynamicRoutes', { page: string; regex: string }[]>

const handlersOf = (manifest: string): RegExp[] => {
  if (!existsSync(manifest)) throw new Error('There is no build of the site.')
  // Next's own file, which it reads itself in this form.
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  return [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => isAnsweredByHandler(page) && !isMadeForAll(page))
    .map(({ regex }) => new RegExp(regex))
}

/** Feeds, site maps and share images, which are stored like pages. */
const isMadeForAll = (page: string): boolean => kindAt(page) === 'technical' && isSameForAll(page)
