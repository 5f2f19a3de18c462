import { ruled } from '../../words/words.ts'
import look from './charts.module.css'

/** How lines differ in addition to their colours. */
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '5 2', '1 3']

/** How the line of a side is dashed. */
export const dashOf = (side: number): string => DASHES[side % DASHES.length] ?? ''

/** Which line is whose, by the positions of sides. */
export function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul className={look.legend}>
      {names.map((name, side) => (
        <li key={name}>
          <svg width="34" height="10" aria-hidden="true">
            <line
              className={look.curve}
              style={{ stroke: `var(--side-${side})` }}
              strokeDasharray={dashOf(side)}
              x1="0"
              x2="34"
              y1="5"
              y2="5"
            />
          </svg>
          {ruled(name)}
        </li>
      ))}
    </ul>
  )
}
