// The service worker of Get help, and of no other page: its scope is /get-help, or that page in another
// language. It keeps the pages of
// the tool that were opened on this phone, so that they open without internet. Online, every request
// goes to the network first, so nothing shown is older than what the site says.
const KEPT = 'get-help-1'
const START = new URL(self.registration.scope).pathname
const MOST_ENTRIES = 80
const FILES = /^\/(_next\/static|fonts|images|icons)\//

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const key = keyOf(event.request.url)
  if (event.request.method === 'GET' && key) event.respondWith(networkFirst(event.request, key))
})

// A page names itself and its files, because the first one was loaded before this worker ran.
self.addEventListener('message', (event) => {
  event.waitUntil(keepAll(event.data).then((isKept) => event.ports[0]?.postMessage(isKept)))
})

/** The name under which an answer is kept; null for what is not. Open questions count as left out. */
const keyOf = (address) => {
  const { origin, pathname, searchParams } = new URL(address, self.location.origin)
  if (origin !== self.location.origin) return null
  if (FILES.test(pathname)) return pathname
  if (pathname !== START) return null
  const answered = new URLSearchParams([...searchParams].filter(([, value]) => value !== ''))
  return answered.size > 0 ? `${START}?${answered}` : START
}

const networkFirst = async (request, key) => {
  const kept = await caches.open(KEPT)
  try {
    const response = await fetch(request)
    if (response.status === 200) await kept.put(key, response.clone())
    return response
  } catch (error) {
    const start = request.mode === 'navigate' ? START : key
    const old = (await kept.match(key, AS_IS)) ?? (await kept.match(start, AS_IS))
    if (!old) throw error
    return old
  }
}

/** What is kept is the same for every visitor, whatever its headers say. */
const AS_IS = { ignoreVary: true }

/** Keeps these addresses, the first of which is the page; answers whether the page is kept. */
const keepAll = async (addresses) => {
  const kept = await caches.open(KEPT)
  const keys = [...new Set(addresses.map(keyOf))].filter(Boolean)
  await Promise.all(keys.map((key) => keep(kept, key).catch(() => undefined)))
  const all = await kept.keys()
  await Promise.all(all.slice(0, -MOST_ENTRIES).map((old) => kept.delete(old)))
  return keys.length > 0 && (await kept.match(keys[0], AS_IS)) !== undefined
}

const keep = async (kept, key) => {
  const response = await fetch(key)
  if (response.status === 200) await kept.put(key, response)
}
