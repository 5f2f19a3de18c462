/** Milliseconds of work between two looks at what else has been said. */
const BREATH = 30

let breathed = performance.now()

/** Lets messages be heard, where the last time is long ago; null where it is not. */
export function breath(): Promise<void> | null {
  if (performance.now() - breathed < BREATH) return null
  // A timer would wait some milliseconds each time; a message comes at once.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      breathed = performance.now()
      resolve()
    }
    port2.postMessage(0)
  })
}
