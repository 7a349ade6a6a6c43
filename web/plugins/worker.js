// The service worker keeps what the page was made of, so that it opens at once and without a line too.
// Calls and sockets always go to the network. A newer worker waits until the last page of the older one
// is closed: an open match keeps its cache to the end.
const CACHE = 'zmova-BUILD'

/** Only the page itself may stand for the page: a file that somebody opened by its address may not. */
const isPage = (response) => response.ok && response.headers.get('Content-Type')?.startsWith('text/html')

async function keep(key, response) {
  const cache = await caches.open(CACHE)
  await cache.put(key, response.clone())
  return response
}

async function page(request) {
  try {
    const found = await fetch(request)
    return isPage(found) ? keep('/', found) : found
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const found = await fetch(request)
  return found.ok ? keep(request, found) : found
}

/** What the first visit fetched before there was a worker; most of it comes from the browser's own cache. */
async function gather(paths) {
  const cache = await caches.open(CACHE)
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path).catch(() => {})
}

async function drop(names) {
  for (const name of names) if (name !== CACHE) await caches.delete(name)
}

addEventListener('install', (event) =>
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', '/icon.svg']))),
)
addEventListener('activate', (event) => event.waitUntil(caches.keys().then(drop)))
addEventListener('message', (event) =>
  event.waitUntil(gather(event.data.filter((path) => path.startsWith('/assets/')))),
)
addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET' || /^\/(api|ws)\//.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/') || pathname === '/icon.svg') event.respondWith(asset(request))
})
