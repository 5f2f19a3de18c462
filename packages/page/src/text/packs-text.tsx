import type { SeatPack } from '@fray/seat'
import { RULES_SPEAK, useWords } from '../words/words.ts'

/** The content packs that hold in the fight, each opening to what differs than in the book. */
export function PacksText({ packs }: { packs: readonly SeatPack[] }) {
  const words = useWords()
  return packs.map(({ id, name, version, by, about, changes, adds, options, notes }) => (
    <details key={id}>
      <summary>
        {words.fight.pack}: <span lang={RULES_SPEAK}>{[name, version, by].filter((one) => one !== '').join(', ')}</span>
      </summary>
      <ul lang={RULES_SPEAK}>
        {[about, ...changes, ...adds.map((one) => `adds ${one}`), ...options, ...notes]
          .filter((one) => one !== '')
          .map((one) => (
            <li key={one}>{one}</li>
          ))}
      </ul>
    </details>
  ))
}
