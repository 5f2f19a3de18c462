import { networkInterfaces } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { ended, Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

/** The address that phones can reach, where this machine is in a network. */
const address = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test.runIf(address === undefined)('fray start --host without a network says what to give', async () => {
  const { code, err } = await place.frayAlone(['start', '--no-open', '--host'])
  expect(code).toBe(2)
  expect(err).toContain('this machine is not in a network')
})

test.runIf(address !== undefined)(
  'fray start --host serves the address that phones reach, and says what it means',
  async () => {
    const child = place.spawn(['start', '--no-open', '--host'])
    const all = ended(child)
    const base = await new Promise<string>((resolve, reject) => {
      let out = ''
      child.stdout.on('data', (text: string) => {
        out += text
        const found = /Fray is at (http:\S+)[\s\S]*Ctrl-C/.exec(out)
        if (found !== null) resolve(found[1] ?? '')
      })
      all.then(({ out: said, err }) => reject(new Error(said + err)), reject)
    })
    expect(new URL(base).hostname).toBe(address)
    expect(await (await fetch(base)).text()).toContain('name="fray-server"')
    child.kill('SIGINT')
    const { out } = await all
    expect(out.replaceAll(/\s+/g, ' ')).toContain('The connection is not encrypted: use it at home, not in a café.')
  },
)
