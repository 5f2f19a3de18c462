import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '@fray/live/host'
import { describe, expect, test } from 'vitest'
import { SqliteAccessTokens } from '../src/store/access-tokens.ts'
import { backUp } from '../src/store/backup.ts'
import { databaseFile, readFolder, takeFolder } from '../src/store/folder.ts'
import { openToOthers } from '../src/store/make-folder.ts'
import { asProblem, StoreProblem } from '../src/store/problem.ts'
import { SqliteStore } from '../src/store/sqlite-store.ts'
import { newFolder } from './new-folder.ts'

const LIMITS = { fights: 100, entries: 10_000 }
const NOTE = { title: 'A quarrel', ruleset: 'zones', over: false }

/** What a sentence says that is thrown. */
function messageOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    expect(error).toBeInstanceOf(StoreProblem)
    return (error as Error).message
  }
  throw new Error('Nothing was thrown.')
}

describe('a data folder', () => {
  test('is made with its files for this user alone', () => {
    const folder = newFolder()
    const open = takeFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(databaseFile(folder)).mode & 0o777).toBe(0o600)
    expect(statSync(`${databaseFile(folder)}-wal`).mode & 0o777).toBe(0o600)
    open.close()
  })

  test('that others may look into or change is told of, and how to close it', () => {
    const folder = newFolder()
    mkdirSync(folder, { mode: 0o700 })
    expect(openToOthers(folder)).toBeNull()
    for (const [mode, may] of [
      [0o777, 'change what is in it'],
      [0o750, 'look into it'],
    ] as const) {
      chmodSync(folder, mode)
      expect(openToOthers(folder)).toBe(
        `The data folder ${folder}: others on this machine may ${may}. Restrict it to its owner: chmod 700 ${folder}`,
      )
    }
  })

  test('belongs to one server at a time, which others learn in a sentence', () => {
    const folder = newFolder()
    const first = takeFolder(folder)
    expect(messageOf(() => takeFolder(folder))).toBe(
      `The data folder ${folder}: another server is running on it. End that one, or name another folder with --data.`,
    )
    first.close()
    takeFolder(folder).close()
  })

  test('of a newer Fray is let be', () => {
    const folder = newFolder()
    takeFolder(folder).close()
    const database = new DatabaseSync(databaseFile(folder))
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(messageOf(() => takeFolder(folder))).toBe(
      `The data folder ${folder}: a newer Fray has written it (version 99, this Fray knows 3). Use that one.`,
    )
    // The hold was given free with the refusal.
    expect(messageOf(() => takeFolder(folder))).toContain('a newer Fray')
  })

  test('that is none, or is damaged, is refused in a sentence', () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(databaseFile(folder), 'This is a text, and was never a database. '.repeat(100))
    expect(messageOf(() => takeFolder(folder))).toContain('fights.sqlite is damaged, or is not a database.')
    expect(messageOf(() => takeFolder(join(databaseFile(folder), 'below')))).toContain(
      'a part of its path is a file, not a folder.',
    )
    expect(messageOf(() => readFolder(join(folder, 'nothing')))).toContain('no server has stored fights there')
  })

  test.runIf(process.platform === 'linux')(
    'that cannot be made is refused in a sentence, and nobody waits for ever',
    () => {
      const folder = newFolder()
      mkdirSync(folder, { recursive: true })
      const at = (name: string): string => join(folder, name)
      writeFileSync(at('file'), '')
      symlinkSync('/nowhere/there', at('nowhere'))
      symlinkSync(at('circle'), at('circle'))
      mkdirSync(at('taken/fights.sqlite'), { recursive: true })
      for (const [path, words] of [
        ['/proc/x', 'a part of its path does not exist and cannot be created.'],
        ['/proc/x/y', 'a part of its path does not exist and cannot be created.'],
        [at('nowhere'), 'a part of its path does not exist and cannot be created.'],
        [at('nowhere/below'), 'a part of its path does not exist and cannot be created.'],
        [at('circle'), 'its links lead in a circle.'],
        [at('circle/below'), 'its links lead in a circle.'],
        [at('file'), 'a part of its path is a file, not a folder.'],
        [at('file/below'), 'a part of its path is a file, not a folder.'],
        [at('x'.repeat(300)), 'its path is too long.'],
        [at('taken'), 'one of its files is a folder.'],
      ] as const)
        expect(messageOf(() => takeFolder(path))).toContain(`The data folder ${path}: ${words}`)
      // What leads to a folder is as good as the folder.
      symlinkSync(at('taken'), at('there'))
      takeFolder(at('there/a/b')).close()
      expect(statSync(at('taken/a/b')).mode & 0o777).toBe(0o700)
    },
  )

  test('on a disk without room for what its connections have in common is on a full disk', () => {
    expect(asProblem('here', Object.assign(new Error('disk I/O error'), { errcode: 4874 }))).toEqual(
      new StoreProblem('The data folder here: the disk is full. What was acknowledged is safe; make room to continue.'),
    )
  })

  // The super-user may write anywhere, so another user has to try: one who need not be able to read this repository.
  test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
    'that may only be read is refused in a sentence',
    async () => {
      const folder = newFolder()
      takeFolder(folder).close()
      for (const path of [join(folder, '..'), folder]) chmodSync(path, 0o755)
      for (const name of ['fights.sqlite', 'server.lock']) chmodSync(join(folder, name), 0o644)
      const script = `
        import { takeFolder } from ${JSON.stringify(join(import.meta.dirname, '../src/store/folder.ts'))}
        process.setgroups([])
        process.setgid(65534)
        process.setuid(65534)
        try { takeFolder(${JSON.stringify(folder)}) } catch (error) { console.log(error.name + ': ' + error.message) }`
      const child = spawn(process.execPath, ['--input-type=module', '-e', script])
      let said = ''
      child.stdout.on('data', (text) => (said += text))
      child.stderr.on('data', (text) => (said += text))
      await once(child, 'close')
      expect(said).toMatch(
        /^StoreProblem: The data folder .*: (this user may not write to it|this user may not use it|its files cannot be opened)/,
      )
    },
  )
})

describe('a store', () => {
  test('on a full disk says so, has written nothing half, and goes on when there is room', async () => {
    const folder = newFolder()
    const open = takeFolder(folder, { mostPages: 40 })
    const store = new SqliteStore(open, LIMITS)
    const text = 'x'.repeat(10_000)
    let kept = 0
    const fails = async () => {
      for (; kept < 100; kept++) await store.append('fight', kept, [{ id: `i${kept}`, text }], NOTE)
    }
    const error = await fails().catch((problem: unknown) => problem)
    expect(error).toBeInstanceOf(StoreError)
    expect((error as StoreError).certain).toBe(true)
    expect((error as Error).message).toContain(
      'the disk is full. What was acknowledged is safe; make room to continue.',
    )
    expect(kept).toBeGreaterThan(3)
    expect(await store.read('fight', 1)).toHaveLength(kept)
    expect((await store.look('fight'))?.version).toBe(kept)
    open.database.exec('PRAGMA max_page_count = 10000')
    await store.append('fight', kept, [{ id: 'more', text }], NOTE)
    open.close()
    const again = takeFolder(folder)
    expect(await new SqliteStore(again, LIMITS).read('fight', 1)).toHaveLength(kept + 1)
    again.close()
  })

  test('writes together what comes together, and keeps each promise', async () => {
    const open = takeFolder(newFolder())
    const store = new SqliteStore(open, LIMITS)
    const fights = Array.from({ length: 50 }, (_, i) => `fight ${i}`)
    const appended = await Promise.all(fights.map((fight) => store.append(fight, 0, [{ id: 'a', text: fight }], NOTE)))
    expect(appended.every(({ status }) => status === 'appended')).toBe(true)
    expect(store.writer.counts).toMatchObject({ transactions: 1, writes: 50 })
    open.close()
  })

  test('has room for so many fights and entries, and says when there is none', async () => {
    const open = takeFolder(newFolder())
    const store = new SqliteStore(open, { fights: 2, entries: 3 })
    const start = (fight: string) => store.append(fight, 0, [{ id: 'a', text: '' }], NOTE)
    await Promise.all([start('one'), start('two')])
    await expect(start('three')).rejects.toThrow('There are already 2 fights')
    await store.append(
      'one',
      1,
      [
        { id: 'b', text: '' },
        { id: 'c', text: '' },
      ],
      NOTE,
    )
    await expect(store.append('one', 3, [{ id: 'd', text: '' }], NOTE)).rejects.toThrow('This fight has 3 entries')
    // What is there already is found there, room or not.
    expect((await store.append('one', 3, [{ id: 'c', text: '' }], NOTE)).status).toBe('known')
    await store.delete('two')
    await start('three')
    open.close()
  })
})

describe('keys', () => {
  test('open what they were made for until they are taken back, and only their digests are kept', async () => {
    const folder = newFolder()
    const open = takeFolder(folder)
    const store = new SqliteStore(open, LIMITS)
    const accessTokens = new SqliteAccessTokens(open.database, store.writer)
    const key = await accessTokens.make({ fight: 'f', seat: 'players' })
    const invitation = await accessTokens.make({ fight: 'f', seat: null })
    expect(key).toMatch(/^[\w-]{44}$/)
    expect(await accessTokens.find(key)).toEqual({ fight: 'f', seat: 'players' })
    expect(await accessTokens.find(invitation)).toEqual({ fight: 'f', seat: null })
    const last = key.at(-1) === 'A' ? 'B' : 'A'
    for (const wrong of [
      '',
      'x',
      key.slice(1),
      `${key.slice(0, -1)}${last}`,
      key.slice(0, 12) + invitation.slice(12),
      `${key} `,
    ])
      expect(await accessTokens.find(wrong)).toBeNull()
    const kept = JSON.stringify(open.database.prepare('SELECT id, hex(digest) AS digest FROM passes').all())
    expect(kept).not.toContain(key.slice(12))
    expect(await accessTokens.revoke({ fight: 'f', seat: 'players' })).toBe(1)
    expect(await accessTokens.find(key)).toBeNull()
    expect(await accessTokens.find(invitation)).not.toBeNull()
    await store.append('f', 0, [{ id: 'a', text: '' }], NOTE)
    await store.delete('f')
    expect(await accessTokens.find(invitation)).toBeNull()
    open.close()
  })
})

describe('a backup', () => {
  test('is made while a server writes, and holds all that was acknowledged when it began', async () => {
    const folder = newFolder()
    const open = takeFolder(folder)
    const store = new SqliteStore(open, LIMITS)
    for (let version = 0; version < 200; version++)
      await store.append('fight', version, [{ id: `i${version}`, text: `entry ${version}` }], NOTE)
    const file = join(folder, '..', 'kept', 'backup.sqlite')
    mkdirSync(join(file, '..'))
    const writing = store.append('fight', 200, [{ id: 'i200', text: 'later' }], NOTE)
    expect(await backUp({ data: folder, database: null }, file)).toBe(1)
    await writing
    open.close()
    await expect(backUp({ data: folder, database: null }, file)).rejects.toThrow('already exists')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const other = newFolder()
    mkdirSync(other, { recursive: true })
    copyFileSync(file, databaseFile(other))
    const restored = takeFolder(other)
    const entries = await new SqliteStore(restored, LIMITS).read('fight', 1)
    expect(entries.length).toBeGreaterThanOrEqual(200)
    expect(entries[199]?.text).toBe('entry 199')
    restored.close()
  })
})
