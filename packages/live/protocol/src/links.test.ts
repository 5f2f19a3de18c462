import { expect, test } from 'vitest'
import { linkOf, readLink } from './links.ts'

const KEY = 'abcdefghijklmnopqrstuvwxyz-_0123456789ABCDEF'

test('a link is read as it was made, below a path, too', () => {
  for (const base of ['http://127.0.0.1:3729/', 'https://fray.example.org/', 'https://example.org/games/fray/']) {
    const socket = `${base.replace('http', 'ws')}api/live`
    expect(readLink(linkOf(base, KEY))).toEqual({ base, socket, key: KEY })
    expect(readLink(`  ${linkOf(base.slice(0, -1), KEY)}\n`)).toEqual({ base, socket, key: KEY })
  }
})

test('what is no link is none', () => {
  for (const text of ['', KEY, 'http://127.0.0.1/', 'http://127.0.0.1/#/join/short', `ftp://a/#/join/${KEY}`]) {
    expect(readLink(text)).toBeNull()
  }
})
