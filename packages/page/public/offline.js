/* Keeps what was loaded, so that the page works without a network. What is named by its content never changes; all else is fetched again where there is a network. */
const NAME = 'fray'
const isLasting = (url) => url.pathname.includes('/assets/')

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.includes('/api/')) return
  event.respondWith(answer(event.request, url))
})

async function answer(request, url) {
  const kept = await caches.open(NAME)
  const known = await kept.match(request)
  if (known !== undefined && isLasting(url)) return known
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await kept.put(request, fresh.clone())
    return fresh
  } catch (error) {
    if (known !== undefined) return known
    throw error
  }
}

/* The page names everything that it could need; it is fetched while nothing else is. */
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)))

async function keepAll(urls) {
  const kept = await caches.open(NAME)
  for (const url of urls) if ((await kept.match(url)) === undefined) await kept.add(url).catch(() => undefined)
  const wanted = new Set(urls.map((url) => new URL(url, location.href).href))
  for (const request of await kept.keys())
    if (isLasting(new URL(request.url)) && !wanted.has(request.url)) await kept.delete(request)
}
