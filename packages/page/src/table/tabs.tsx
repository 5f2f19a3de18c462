import { MapIcon, Scroll, Swords, Users } from '../signs/index.ts'
import { useWords } from '../words/words.ts'
import look from './table.module.css'

/** Parts of the table, of which a phone shows one at a time. */
export type Region = 'action' | 'board' | 'people' | 'log'

const REGIONS = [
  ['action', Swords],
  ['board', MapIcon],
  ['people', Users],
  ['log', Scroll],
] as const

/** Which part is in front where there is no room for all, with a mark where something is wanted. */
export function Tabs({
  front,
  isWanted,
  onFront,
}: {
  front: Region
  isWanted: boolean
  onFront: (region: Region) => void
}) {
  const { regions } = useWords()
  return (
    <nav className={look.tabs} aria-label={regions.label}>
      {REGIONS.map(([name, Icon]) => (
        <button
          key={name}
          type="button"
          data-of={name}
          data-always={name === 'action' || name === 'board'}
          aria-pressed={front === name}
          data-wanted={name === 'action' && isWanted}
          onClick={() => onFront(name)}
        >
          <Icon size={20} aria-hidden="true" />
          {regions[name]}
        </button>
      ))}
    </nav>
  )
}
