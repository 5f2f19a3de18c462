import look from './show.module.css'

/** A die as it lies: a face with its number. */
const HEX = 'M0 -20L17.3 -10V10L0 20L-17.3 10V-10Z'
const LINES = 'M0 -20L-9 8H9ZM-17.3 -10L-9 8L0 20L9 8L17.3 -10M-9 8L-17.3 10M9 8L17.3 10'

/** The dice of a roll, side by side, three of them at most; so many units wide is each. */
export const DIE = 30

export function Dice({ dice, x, y }: { dice: readonly number[]; x: number; y: number }) {
  return dice.slice(0, 3).map((face, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll never change their places.
    <g key={i} transform={`translate(${x + i * DIE} ${y})`}>
      <g className={look.die}>
        <path d={HEX} className={look.dieBody} />
        <path d={LINES} className={look.dieLines} />
        <text y="6" className={look.dieFace}>
          {face}
        </text>
      </g>
    </g>
  ))
}
