import { describe, expect, test } from 'vitest'
import { type Appended, type FightNote, type NewEntry, type NewPicture, type Store, StoreError } from '../src/index.ts'

/** A store that is tried. */
export interface Tried {
  readonly store: Store
  /**
   * The same store as a program finds it that starts after this one was killed: without anything having been closed. Null
   * where the store keeps nothing beyond the program.
   */
  readonly reopened: (() => Promise<Store>) | null
  /** Another writer to the same store, as another server is; null where there can be none. */
  readonly other: (() => Promise<Store>) | null
  readonly close: () => Promise<void>
}

const NOTE: FightNote = { title: 'A fight', ruleset: 'zones', over: false }
const entry = (n: number | string): NewEntry => ({ id: `id ${n}`, text: `text ${n}` })
const entries = (from: number, to: number): NewEntry[] =>
  Array.from({ length: to - from + 1 }, (_, i) => entry(from + i))
const texts = async (store: Store, fight: string, from = 1, most?: number): Promise<string[]> =>
  (await store.read(fight, from, most)).map(({ text }) => text)

/** Bytes of every value, unlike those of other pictures. */
const bytesOf = (n: number): Uint8Array => Uint8Array.from({ length: 700 + n }, (_, i) => (i * 7 + n) % 256)
const pictureOf = (n: number, seat = 'referee'): NewPicture => ({
  ...{ hash: String(n).repeat(64).slice(0, 64), seat, type: 'png', width: 10 + n, height: 20 },
  bytes: bytesOf(n),
})
const hashesOf = async (store: Store, fight: string): Promise<string[]> =>
  (await store.pictures(fight)).map(({ seat, hash }) => `${seat} ${hash[0]}`)

/** Everything that a store of fights has to hold to. */
export function storeContract(name: string, open: () => Promise<Tried>): void {
  const using = (use: (tried: Tried) => Promise<void>) => async () => {
    const tried = await open()
    try {
      await use(tried)
    } finally {
      await tried.close()
    }
  }

  describe(`the store ${name}`, () => {
    test(
      'appends where the version is the last, counts from 1, and reads in order',
      using(async ({ store }) => {
        expect(await store.append('a', 0, [entry(1)], NOTE)).toEqual({ status: 'appended', version: 1 })
        expect(await store.append('a', 1, entries(2, 4), NOTE)).toEqual({ status: 'appended', version: 4 })
        expect(await store.read('a', 1)).toEqual([1, 2, 3, 4].map((n) => ({ ...entry(n), version: n })))
        expect(await texts(store, 'a', 3)).toEqual(['text 3', 'text 4'])
        expect(await texts(store, 'a', 2, 2)).toEqual(['text 2', 'text 3'])
        expect(await texts(store, 'a', 5)).toEqual([])
      }),
    )

    test(
      'begins a fight once',
      using(async ({ store }) => {
        expect(await store.start('a', entry(1), NOTE, [])).toEqual({ status: 'appended', version: 1 })
        expect(await store.start('a', entry(2), NOTE, [])).toEqual({ status: 'conflict', version: 1 })
        expect(await store.start('a', entry(1), NOTE, [])).toMatchObject({ status: 'known', entry: { version: 1 } })
        expect(await store.read('a', 1)).toEqual([{ ...entry(1), version: 1 }])
      }),
    )

    test(
      'writes nothing where the version is another',
      using(async ({ store }) => {
        expect(await store.append('a', 3, [entry(1)], NOTE)).toEqual({ status: 'conflict', version: 0 })
        await store.append('a', 0, entries(1, 2), NOTE)
        expect(await store.append('a', 1, [entry(3)], NOTE)).toEqual({ status: 'conflict', version: 2 })
        expect(await store.append('a', 0, [entry(3)], NOTE)).toEqual({ status: 'conflict', version: 2 })
        expect(await store.append('a', 5, [entry(3)], NOTE)).toEqual({ status: 'conflict', version: 2 })
        expect(await texts(store, 'a')).toEqual(['text 1', 'text 2'])
      }),
    )

    test(
      'knows an id again, whatever version it comes with, and writes nothing then',
      using(async ({ store }) => {
        await store.append('a', 0, entries(1, 3), NOTE)
        const known: Appended = { status: 'known', entry: { ...entry(2), version: 2 } }
        for (const after of [0, 1, 2, 3, 9])
          expect(await store.append('a', after, [{ id: 'id 2', text: 'other' }], NOTE)).toEqual(known)
        expect(await store.append('a', 3, [entry(4), { id: 'id 2', text: 'other' }], NOTE)).toEqual(known)
        expect(await texts(store, 'a')).toEqual(['text 1', 'text 2', 'text 3'])
        expect(await store.find('a', 'id 2')).toEqual({ ...entry(2), version: 2 })
        expect(await store.find('a', 'id 4')).toBeNull()
        expect(await store.find('b', 'id 2')).toBeNull()
      }),
    )

    test(
      'keeps fights apart, also where their entries have the same ids',
      using(async ({ store }) => {
        await store.append('a', 0, [entry(1)], NOTE)
        expect(await store.append('b', 0, [entry(1), entry(2)], NOTE)).toEqual({ status: 'appended', version: 2 })
        expect(await texts(store, 'a')).toEqual(['text 1'])
        expect(await texts(store, 'c')).toEqual([])
        expect(await store.look('c')).toBeNull()
      }),
    )

    test(
      'lists fights with what was said of them last, those that were changed last first',
      using(async ({ store }) => {
        await store.append('a', 0, [entry(1)], NOTE)
        await store.append('b', 0, [entry(1)], { ...NOTE, title: 'Another' })
        await store.append('a', 1, [entry(2)], { ...NOTE, over: true })
        const list = await store.list()
        expect(list.map(({ fight }) => fight).sort()).toEqual(['a', 'b'])
        const a = await store.look('a')
        expect(a).toMatchObject({ fight: 'a', title: 'A fight', ruleset: 'zones', over: true, version: 2, size: 12 })
        expect(list.find(({ fight }) => fight === 'a')).toEqual(a)
        expect(a?.changed).toBeGreaterThanOrEqual(a?.started ?? Number.NaN)
        for (const [i, { changed }] of list.entries())
          expect(changed).toBeLessThanOrEqual(list[i - 1]?.changed ?? changed)
      }),
    )

    test(
      'deletes a fight with everything; the id may be used again',
      using(async ({ store }) => {
        await store.append('a', 0, entries(1, 2), NOTE)
        await store.append('b', 0, [entry(1)], NOTE)
        expect(await store.delete('a')).toBe(true)
        expect(await store.delete('a')).toBe(false)
        expect(await store.look('a')).toBeNull()
        expect(await store.find('a', 'id 1')).toBeNull()
        expect(await store.append('a', 0, [entry(1)], NOTE)).toEqual({ status: 'appended', version: 1 })
        expect(await texts(store, 'b')).toEqual(['text 1'])
      }),
    )

    test(
      'keeps any text as it is',
      using(async ({ store }) => {
        const text = `{"a":"\\u0000 'quoted' \\n"}\nline\r\n\t${'é😀'.repeat(20_000)}\u2028`
        const title = [...text].slice(0, 60).join('')
        await store.append("it's", 0, [{ id: "id's; --", text }], { ...NOTE, title })
        expect(await texts(store, "it's")).toEqual([text])
        expect((await store.find("it's", "id's; --"))?.text).toBe(text)
        expect((await store.look("it's"))?.title).toBe(title)
      }),
    )

    test(
      'lets one of many who write at once win, and tells the others',
      using(async ({ store, other }) => {
        const writers = [store, store, (await other?.()) ?? store, (await other?.()) ?? store]
        let version = 0
        for (let round = 0; round < 25; round++) {
          const answers = await Promise.all(
            writers.map((one, w) => one.append('a', version, [entry(`${round} ${w}`)], NOTE)),
          )
          expect(answers.filter(({ status }) => status === 'appended')).toHaveLength(1)
          expect(answers.filter(({ status }) => status === 'conflict')).toHaveLength(writers.length - 1)
          version++
        }
        expect(await store.read('a', 1)).toHaveLength(25)
        expect((await store.read('a', 1)).map((one) => one.version)).toEqual(
          Array.from({ length: 25 }, (_, i) => i + 1),
        )
      }),
    )

    test(
      'lets one win who is sent twice at the same time, and tells the other of it',
      using(async ({ store, other }) => {
        const twin = (await other?.()) ?? store
        for (let round = 0; round < 20; round++) {
          const [a, b] = await Promise.all([store, twin].map((one) => one.append('a', round, [entry(round)], NOTE)))
          expect([a?.status, b?.status].sort()).toEqual(['appended', 'known'])
        }
        expect(await store.read('a', 1)).toHaveLength(20)
      }),
    )

    test(
      'keeps characters that end a text elsewhere, in ids and titles, too',
      using(async ({ store }) => {
        const odd = 'a\0b\u0001c\u00010\u00011\0\0'
        const note = { title: `T${odd}`, ruleset: 'zones', over: false }
        await store.append('a', 0, [{ id: `i${odd}`, text: `t${odd}` }], note)
        expect(await store.append('a', 1, [{ id: 'ia', text: odd }], note)).toEqual({ status: 'appended', version: 2 })
        const kept = { id: `i${odd}`, text: `t${odd}`, version: 1 }
        expect(await store.read('a', 1, 1)).toEqual([kept])
        expect(await store.find('a', `i${odd}`)).toEqual(kept)
        expect(await store.append('a', 9, [{ id: `i${odd}`, text: '' }], note)).toEqual({
          status: 'known',
          entry: kept,
        })
        expect(await store.look('a')).toMatchObject({ ...note, size: 1 + 2 * odd.length })
      }),
    )

    test(
      'appends nothing where nothing is given, and says how the fight stands',
      using(async ({ store }) => {
        expect(await store.append('a', 0, [], NOTE)).toEqual({ status: 'appended', version: 0 })
        expect(await store.look('a')).toBeNull()
        await store.append('a', 0, entries(1, 2), NOTE)
        expect(await store.append('a', 2, [], { ...NOTE, title: 'Another' })).toEqual({
          status: 'appended',
          version: 2,
        })
        expect(await store.append('a', 1, [], NOTE)).toEqual({ status: 'conflict', version: 2 })
        expect((await store.look('a'))?.title).toBe('A fight')
      }),
    )

    test(
      'names the first of several ids that are there',
      using(async ({ store }) => {
        await store.append('a', 0, entries(1, 4), NOTE)
        const sent = [entry('new'), entry(3), entry(1)]
        expect(await store.append('a', 4, sent, NOTE)).toEqual({ status: 'known', entry: { ...entry(3), version: 3 } })
        expect(await store.find('a', 'id new')).toBeNull()
      }),
    )

    test(
      'answers each by itself of many who write into different fights at once',
      using(async ({ store }) => {
        const fights = Array.from({ length: 40 }, (_, f) => `fight ${f}`)
        await Promise.all(fights.map((fight) => store.append(fight, 0, [entry(1)], NOTE)))
        const answers = await Promise.all(
          fights.map((fight, f) => {
            // By turns one that fits, one that comes too late, one that was there, and two for one fight.
            const sent = [entries(2, 4), [entry('late')], [entry(1)], [entry('first')]][f % 4] as NewEntry[]
            const one = store.append(fight, f % 4 === 1 ? 0 : 1, sent, { ...NOTE, title: fight })
            return f % 4 === 3 ? Promise.all([one, store.append(fight, 1, [entry('second')], NOTE)]) : one
          }),
        )
        for (const [f, answer] of answers.entries()) {
          const expected = [
            { status: 'appended', version: 4 },
            { status: 'conflict', version: 1 },
            { status: 'known', entry: { ...entry(1), version: 1 } },
            [
              { status: 'appended', version: 2 },
              { status: 'conflict', version: 2 },
            ],
          ][f % 4]
          expect(answer).toEqual(expected)
          const note = await store.look(fights[f] as string)
          expect([note?.version, note?.title]).toEqual([
            [4, 1, 1, 2][f % 4],
            f % 2 === 0 && f % 4 !== 2 ? fights[f] : note?.title,
          ])
        }
      }),
    )

    test(
      'shows whoever reads meanwhile whole appends in their order, without a hole',
      using(async ({ store, other }) => {
        const reader = (await other?.()) ?? store
        let isWriting = true
        const writing = (async () => {
          for (let at = 0; at < 300; at += 3) await store.append('a', at, entries(at + 1, at + 3), NOTE)
          isWriting = false
        })()
        let seen = 0
        while (isWriting) {
          const found = await reader.read('a', 1)
          expect(found.map(({ version }) => version)).toEqual(found.map((_, i) => i + 1))
          expect(found.length % 3).toBe(0)
          expect(found.length).toBeGreaterThanOrEqual(seen)
          seen = found.length
          // The one who only ever reads lets nobody write in the same process.
          await new Promise((resolve) => setTimeout(resolve, 0))
        }
        await writing
        expect((await reader.read('a', 1)).map(({ text }) => text)).toEqual(entries(1, 300).map(({ text }) => text))
      }),
    )

    test(
      'loses nothing and doubles nothing where several write into several fights, each going on from what it finds',
      using(async ({ store, other }) => {
        const writers = [store, (await other?.()) ?? store, (await other?.()) ?? store]
        const fights = ['a', 'b', 'c']
        const EACH = 20
        const write = async (one: Store, w: number, fight: string): Promise<void> => {
          for (let n = 0; n < EACH; n++) {
            for (;;) {
              const after = (await one.look(fight))?.version ?? 0
              const { status } = await one.append(fight, after, [entry(`${w} ${n} a`), entry(`${w} ${n} b`)], NOTE)
              if (status === 'appended') break
              expect(status).toBe('conflict')
            }
          }
        }
        await Promise.all(writers.flatMap((one, w) => fights.map((fight) => write(one, w, fight))))
        for (const fight of fights) {
          const found = await store.read(fight, 1)
          expect(found.map(({ version }) => version)).toEqual(found.map((_, i) => i + 1))
          for (const w of writers.keys()) {
            const own = found.filter(({ id }) => id.startsWith(`id ${w} `)).map(({ id }) => id)
            expect(own).toEqual(Array.from({ length: EACH }, (_, n) => [`id ${w} ${n} a`, `id ${w} ${n} b`]).flat())
          }
          expect(found).toHaveLength(writers.length * EACH * 2)
        }
      }),
    )

    test(
      'has a fight whole or not at all where it is deleted while others write into it',
      using(async ({ store, other }) => {
        const twin = (await other?.()) ?? store
        for (let round = 0; round < 10; round++) {
          await store.append('a', 0, entries(1, 3), NOTE)
          const [answer, isGone] = await Promise.all([twin.append('a', 3, entries(4, 6), NOTE), store.delete('a')])
          expect(isGone).toBe(true)
          expect([
            { status: 'appended', version: 6 },
            { status: 'conflict', version: 0 },
          ]).toContainEqual(answer)
          expect(await texts(twin, 'a')).toEqual([])
        }
      }),
    )

    test(
      'reads a long journal whole and by pages',
      using(async ({ store }) => {
        const LONG = 5_000
        for (let from = 1; from <= LONG; from += 500) await store.append('a', from - 1, entries(from, from + 499), NOTE)
        const all = await texts(store, 'a')
        expect(all).toHaveLength(LONG)
        const pages: string[] = []
        for (let from = 1; ; from += 700) {
          const page = await texts(store, 'a', from, 700)
          pages.push(...page)
          if (page.length < 700) break
        }
        expect(pages).toEqual(all)
        expect(await store.append('a', LONG, [entry(17)], NOTE)).toMatchObject({
          status: 'known',
          entry: { version: 17 },
        })
      }),
    )

    test(
      'keeps pictures of fights as they are, by the seats that gave them',
      using(async ({ store }) => {
        await store.append('a', 0, [entry(1)], NOTE)
        await store.append('b', 0, [entry(1)], NOTE)
        const [one, two] = [pictureOf(1), pictureOf(2, "it's \0")]
        await store.addPicture('a', one)
        await store.addPicture('a', two)
        await store.addPicture('a', { ...one, seat: two.seat })
        await store.addPicture('a', one)
        const notes = await store.pictures('a')
        expect(notes.filter(({ seat }) => seat === 'referee')).toEqual([
          { hash: one.hash, seat: 'referee', width: 11, height: 20, size: 701, given: expect.any(Number) },
        ])
        expect(notes.map(({ seat, hash }) => `${seat} ${hash[0]}`).sort()).toEqual([
          "it's \0 1",
          "it's \0 2",
          'referee 1',
        ])
        const found = await store.picture('a', one.hash)
        expect(found?.type).toBe('png')
        expect([...(found?.bytes ?? [])]).toEqual([...one.bytes])
        // A picture is a fight's: anybody who knows its name gets it nowhere else.
        expect(await store.picture('b', one.hash)).toBeNull()
        expect(await store.picture('c', one.hash)).toBeNull()
        expect(await store.pictures('b')).toEqual([])
        await store.addPicture('nowhere', one)
        expect(await store.pictures('nowhere')).toEqual([])
      }),
    )

    test(
      'has a picture as long as any fight has it, and deletes it with the last',
      using(async ({ store }) => {
        for (const fight of ['a', 'b', 'c']) await store.append(fight, 0, [entry(1)], NOTE)
        for (const n of [1, 2, 3]) await store.addPicture('a', pictureOf(n, n === 3 ? 'anna' : 'referee'))
        const hashes = [1, 2, 3].map((n) => pictureOf(n).hash)
        await store.sharePictures('a', 'b', [hashes[0] as string, hashes[2] as string])
        expect(await hashesOf(store, 'b')).toEqual(['anna 3', 'referee 1'])
        await store.sharePictures('a', 'nowhere', hashes)
        await store.dropPictures('a', 'referee', [hashes[1] as string, hashes[2] as string])
        expect(await hashesOf(store, 'a')).toEqual(['anna 3', 'referee 1'])
        expect(await store.picture('a', hashes[1] as string)).toBeNull()
        expect(await store.delete('a')).toBe(true)
        expect(await store.pictures('a')).toEqual([])
        expect(await store.picture('a', hashes[0] as string)).toBeNull()
        expect([...((await store.picture('b', hashes[0] as string))?.bytes ?? [])]).toEqual([...bytesOf(1)])
        await store.delete('b')
        // A fight of the same id begins without; and a picture that has gone may be given again.
        await store.append('b', 0, [entry(1)], NOTE)
        expect(await store.pictures('b')).toEqual([])
        await store.addPicture('c', pictureOf(1))
        expect((await store.picture('c', hashes[0] as string))?.bytes.length).toBe(701)
      }),
    )

    test(
      'has one picture where many give it and take it away at once',
      using(async ({ store, other }) => {
        const twin = (await other?.()) ?? store
        const picture = pictureOf(4)
        for (let round = 0; round < 8; round++) {
          await store.append(`left ${round}`, 0, [entry(1)], NOTE)
          await store.append(`right ${round}`, 0, [entry(1)], NOTE)
          await store.addPicture(`left ${round}`, picture)
          await Promise.all([twin.addPicture(`right ${round}`, picture), store.delete(`left ${round}`)])
          expect((await store.picture(`right ${round}`, picture.hash))?.bytes.length).toBe(704)
          await store.delete(`right ${round}`)
        }
      }),
    )

    test(
      'has every picture after a crash that it said it had',
      using(async ({ store, reopened }) => {
        if (reopened === null) return
        await store.append('a', 0, [entry(1)], NOTE)
        await store.addPicture('a', pictureOf(1))
        // Nobody waits for this one: it may be there or not, but whole.
        store.addPicture('a', pictureOf(2)).catch(() => undefined)
        const after = await reopened()
        expect([...((await after.picture('a', pictureOf(1).hash))?.bytes ?? [])]).toEqual([...bytesOf(1)])
        const there = await hashesOf(after, 'a')
        const second = await after.picture('a', pictureOf(2).hash)
        expect(second === null ? null : [...second.bytes]).toEqual(there.length === 2 ? [...bytesOf(2)] : null)
      }),
    )

    test(
      'has everything after a crash that it said it had, and a crash in the middle of entries leaves none of them',
      using(async ({ store, reopened }) => {
        if (reopened === null) return
        await store.append('a', 0, entries(1, 3), NOTE)
        // Nobody waits for this one: it may be there or not, but not half of it.
        const last = store.append('a', 3, entries(4, 40), NOTE)
        last.catch(() => undefined)
        const after = await reopened()
        const found = await texts(after, 'a')
        expect(found.slice(0, 3)).toEqual(['text 1', 'text 2', 'text 3'])
        expect([3, 40]).toContain(found.length)
        expect(await after.append('a', found.length, [entry('more')], NOTE)).toMatchObject({ status: 'appended' })
      }),
    )

    test(
      'says in sentences what is wrong, and whether anything was written',
      using(async ({ store, close }) => {
        await store.append('a', 0, [entry(1)], NOTE)
        await close()
        const failed = await store.append('a', 1, [entry(2)], NOTE).then(
          () => null,
          (error: unknown) => error,
        )
        // A store that can do without what was closed has nothing to say.
        if (failed === null) return
        expect(failed).toBeInstanceOf(StoreError)
        expect((failed as StoreError).message).toMatch(/^[A-Z].*\.$/s)
      }),
    )
  })
}
