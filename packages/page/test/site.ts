import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { builtPage } from './built.ts'
import { type Somebody, somebody } from './somebody.ts'
import { serveFolder } from './static-server.ts'

/** The built page, handed out as files, with a browser to look at it. */
export interface Site {
  readonly browser: Browser
  readonly folder: string
  readonly url: string
  /** Opens a page with a memory of its own; its mistakes gather in `problems`. */
  openPage(browser?: Reader): Promise<Somebody>
  end(): Promise<void>
}

/** What is special about somebody's browser: a laptop's size, English and no colours forced where nothing is said. */
export interface Reader {
  readonly width?: number
  readonly height?: number
  readonly locale?: string
  readonly forcedColors?: 'active'
}

/** Builds the page where it has to be, hands it out, and opens a browser. */
export async function openSite(): Promise<Site> {
  const [folder, browser] = await Promise.all([builtPage(), openBrowser()])
  const server = await serveFolder(folder)
  return {
    browser,
    folder,
    url: server.url,
    openPage: ({ width = 1280, height = 800, ...reader } = {}) =>
      somebody(browser, { viewport: { width, height }, ...reader }),
    async end() {
      await browser.close()
      await server.close()
    },
  }
}
