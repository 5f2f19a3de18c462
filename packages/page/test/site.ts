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
  openPage(size?: {
    width: number
    height: number
  }): Promise<{ page: Page; problems: string[]; close: () => Promise<void> }>
  end(): Promise<void>
}

/** Builds the page where it has to be, hands it out, and opens a browser. */
export async function openSite(): Promise<Site> {
  const [folder, browser] = await Promise.all([builtPage(), openBrowser()])
  const server = await serveFolder(folder)
  return {
    browser,
    folder,
    url: server.url,
    async openPage(size = { width: 1280, height: 800 }) {
      const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers: 'block' })
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
