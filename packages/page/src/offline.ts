/** Lets the page work without a network from the second visit on: all that it could need is kept in the browser. */
export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  try {
    await navigator.serviceWorker.register('./offline.js')
    const { active } = await navigator.serviceWorker.ready
    const files = (await (await fetch('./files.json')).json()) as readonly string[]
    const here = location.href.split('#', 1)[0]
    active?.postMessage(['./', './icon.svg', './files.json', ...files].map((file) => new URL(file, here).href))
  } catch {
    // Where the browser keeps nothing, the page works as long as there is a network.
  }
}
