import { useState } from 'react'
import type { Players, Sketch } from '../local/lab/orders.ts'
import { useLabWords } from '../words/lab.ts'
import { ruled } from '../words/words.ts'
import { Pick, Typed } from './fields.tsx'
import look from './lab.module.css'

/** How fights are played: how many, with which dice, by whom. */
export interface How {
  readonly trials: number
  readonly seed: string
  readonly players: Players
}

const TRIALS = [200, 1_000, 5_000, 20_000]

const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => (byte % 36).toString(36)).join('')

/** How fights are played, to begin with. */
export function useHow(): readonly [How, (how: How) => void] {
  return useState<How>(() => ({ trials: 1_000, seed: freshSeed(), players: {} }))
}

/** Asks how fights are played. */
export function HowFields({
  sketch,
  how,
  onChange,
  counts = true,
}: {
  sketch: Sketch
  how: How
  onChange: (how: How) => void
  /** Whether the number of fights is asked for. */
  counts?: boolean
}) {
  const words = useLabWords()
  return (
    <>
      {counts ? (
        <Pick
          label={words.trials}
          value={String(how.trials)}
          options={TRIALS.map((n) => [String(n), words.trialCount(n)])}
          onChange={(trials) => onChange({ ...how, trials: Number(trials) })}
        />
      ) : null}
      <details className={look.more}>
        <summary>{words.more}</summary>
        <div className={look.fields}>
          {sketch.sides.map(({ id, name }) => (
            <Pick
              key={id}
              label={words.plays(ruled(name))}
              value={how.players[id] ?? sketch.usual[id] ?? ''}
              options={sketch.policies.map((policy) => [policy, words.policy(policy)])}
              onChange={(policy) => onChange({ ...how, players: { ...how.players, [id]: policy } })}
            />
          ))}
          <Typed
            label={words.seed}
            value={how.seed}
            hint={words.seedMeans}
            onChange={(seed) => onChange({ ...how, seed })}
          />
        </div>
      </details>
    </>
  )
}
