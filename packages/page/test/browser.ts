import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { alone } from './alone.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

const UNPACKED = fileURLToPath(new URL('../../../node_modules/.cache/fray/chromium', import.meta.url))

/** Where the fonts are: those of the system, where it has any, and those that npm has brought with Chromium. */
const FONTS = join(UNPACKED, 'fray-fonts.conf')
const FONTS_THERE = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(UNPACKED, 'fonts')}</dir>
  <cachedir>${join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where there is a Chromium: the one that was named, the system's, or the one that npm has brought. */
async function chromiumPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') return named
  const found = SYSTEM.find(existsSync)
  if (found !== undefined) return found
  return alone('chromium', broughtChromium)
}

/** The Chromium that npm has brought, unpacked. */
async function broughtChromium(): Promise<string> {
  // So it unpacks the libraries that a bare system lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const kept = process.env.TMPDIR
  mkdirSync(UNPACKED, { recursive: true })
  // It unpacks itself into the folder for temporary files; it is to be unpacked once, not at each test.
  process.env.TMPDIR = UNPACKED
  try {
    const { default: brought } = await import('@sparticuz/chromium')
    const path = await brought.executablePath()
    // It looks for fonts in another folder than it unpacks them into.
    writeFileSync(FONTS, FONTS_THERE)
    process.env.FONTCONFIG_FILE = FONTS
    return path
  } finally {
    if (kept === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = kept
  }
}

/** A browser for tests and pictures; whoever opens it closes it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: FLAGS, headless: true })
}
