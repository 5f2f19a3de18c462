import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { builtPage } from './built.ts'
import { serveFolder } from './static-server.ts'

/** The built page, handed out as files, with a browser to look at it. */
export interface Site {
  readonly browser: Browser
  readonly folder: string
  readonly url: string
  /** Opens a page with a memory of its own; its mistakes gather in `problems`. */
  openPage(browser?: Reader): Promise<{ page: Page; problems: string[]; close: () => Promise<void> }>
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
    async openPage({ width = 1280, height = 800, ...reader } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...reader,
      })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      return { page, problems, close: () => context.close() }
    },
    async end() {
      await browser.close()
      await server.close()
    },
  }
}
