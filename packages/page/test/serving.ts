import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { builtPage } from './built.ts'
import { type RealServer, serveForReal } from './real-server.ts'

/** A browser and a server of its own with the built page, there while the tests of a file run. */
export class Serving {
  browser!: Browser
  server!: RealServer
}

/** Opens both before the tests of the file that calls it, and ends them afterwards. */
export function serving(): Serving {
  const both = new Serving()
  beforeAll(async () => {
    const [folder, browser] = await Promise.all([builtPage(), openBrowser()])
    both.browser = browser
    both.server = await serveForReal(folder)
  })
  afterAll(async () => {
    await both.browser.close()
    await both.server.end()
  })
  return both
}
