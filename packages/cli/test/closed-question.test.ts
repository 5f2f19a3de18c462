import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportFight } from '../src/commands/export.ts'
import { playFrom } from '../src/commands/play.ts'
import { replay } from '../src/commands/replay.ts'
import { loadEncounter } from '../src/io/encounters.ts'
import { Place } from './fray.ts'
import { inRepository, screen, typed } from './screen.ts'

let place: Place

beforeEach(() => {
  place = new Place()
})
afterEach(() => place.remove())

/** Plays a ready fight with these lines typed; its log lies in `fight.jsonl`. */
async function sit(encounter: string, lines: readonly string[], given: { seed: string; lang?: string }) {
  const on = screen()
  const loaded = await loadEncounter(inRepository(`encounters/${encounter}.yaml`))
  const journal = join(place.folder, 'fight.jsonl')
  await playFrom(on, typed(on, lines), { ...loaded, name: 'fight', saved: null }, { ...given, journal })
  return { text: on.text(), journal }
}

// Lisko comes to in the middle of a command, answers how much they heal, and may act only on their next turn.
test('a question that an answer closed is not asked again, though the command came to nothing', async () => {
  const round = ['1', 'bm1', 'a1', 's1', '', '', '', '0', '']
  const { text } = await sit('escalation/witness', Array.from({ length: 8 }, () => round).flat(), { seed: '5' })
  expect(text).toContain('Lisko has just come to')
  expect(text).not.toContain('is not open any more')
})

test('a fight in German is replayed and exported in German, too', async () => {
  const { text, journal } = await sit('zones/duel', ['war', 'm2', 'a1', 'a1', 'quit'], { seed: '3', lang: 'de' })
  expect(text).toContain('Den Befehl „war“ gibt es nicht.')
  const on = screen()
  await replay(on, journal, { lang: 'de' })
  expect(on.text()).toMatch(/Der Seitenwürfel zeigt \d/)
  expect(on.text()).toMatch(/Nach \d+ Befehl/)
  const written = screen()
  await exportFight(written, journal, { to: 'md', lang: 'de' })
  expect(written.text()).toContain('## Wer was getan hat')
  expect(written.text()).toMatch(/\(W6=\d\)/)
})
