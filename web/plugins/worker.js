// The service worker keeps the shell, so that the page opens at once; calls and sockets go to the network.
const CACHE = 'zmova-BUILD'

async function drop(names) {
  for (const name of names) if (name !== CACHE) await caches.delete(name)
}

async function fetched(request, key) {
  const found = await fetch(request)
  if (found.ok) await caches.open(CACHE).then((cache) => cache.put(key, found.clone()))
  return found
}

addEventListener('activate', (event) => event.waitUntil(caches.keys().then(drop)))
addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET' || pathname.startsWith('/api/')) return
  if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetched(request, request)))
  } else if (request.mode === 'navigate') {
    event.respondWith(fetched(request, '/').catch(async () => (await caches.match('/')) ?? Response.error()))
  }
})
