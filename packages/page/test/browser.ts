import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import manifest from '../package.json' with { type: 'json' }
import { alone } from './alone.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))

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

/** Where the brought Chromium is unpacked: once for each version of it. */
const UNPACKED = fileURLToPath(
  new URL(
    `../../../node_modules/.cache/fray/chromium-${manifest.devDependencies['@sparticuz/chromium']}`,
    import.meta.url,
  ),
)

/** Only the fonts that npm has brought with Chromium: the same letters on every machine. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(UNPACKED, 'fonts')}</dir>
  <cachedir>${join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`

/** A browser's program, and what its environment says as well. */
interface Program {
  readonly executablePath: string
  readonly env: NodeJS.ProcessEnv
}

/** The Chromium that npm has brought, unpacked; another one only where it is named. */
async function program(): Promise<Program> {
  const named = process.env.CHROMIUM_PATH ?? ''
  if (named !== '') return { executablePath: named, env: {} }
  if (!existsSync(UNPACKED)) await alone('chromium', unpack)
  return {
    executablePath: join(UNPACKED, 'chromium'),
    env: {
      // The libraries that a bare system lacks come with it.
      LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib'),
      FONTCONFIG_FILE: join(UNPACKED, 'fonts.conf'),
    },
  }
}

/** Unpacks it beside its place and puts it there whole: the one who is interrupted leaves no half of it. */
async function unpack(): Promise<void> {
  if (existsSync(UNPACKED)) return
  const fresh = `${UNPACKED}-fresh`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  // It unpacks itself into the folder for temporary files, and its libraries only where it thinks it is at a certain host.
  const settings = { TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  const script = "(await import('@sparticuz/chromium')).default.executablePath()"
  const env = { ...process.env, ...settings }
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: HERE, env })
  writeFileSync(join(fresh, 'fonts.conf'), FONTS)
  renameSync(fresh, UNPACKED)
}

/** A browser for tests and pictures; the one who opens it closes it. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await program()
  // Whatever this machine says of language, time and home is nothing to it; some keep a cache at home, which goes with them.
  const home = mkdtempSync(join(tmpdir(), 'browser-'))
  const usual = {
    ...process.env,
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  }
  const browser = await chromium.launch({ executablePath, args: FLAGS, headless: true, env: { ...usual, ...env } })
  browser.on('disconnected', () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))
  return browser
}
