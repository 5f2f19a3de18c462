import { type AnyScene, isRefusal, nameOf, perform, readCommand } from '@fray/kernel'
import { changeEncounter, duelSteps, type EncounterChange, type Estimate, seatsOf } from '@fray/lab'
import { breath } from './breathing.ts'
import type { Job, PlainDuel } from './orders.ts'
import { policiesOf, type Standing } from './standing.ts'
import type { Working } from './trying.ts'

/** Who wins where only two are left of the fight; null where somebody stopped it. Throws an error where they cannot fight. */
export async function duelled(
  standing: Standing,
  { one, other, seed, players }: Extract<Job, { readonly do: 'duel' }>,
  { signal, underway }: Working,
): Promise<PlainDuel | null> {
  const { rules } = standing
  const scene = aloneTogether(standing, [one, other])
  const steps = duelSteps(
    { rules, scene },
    { policies: seatsOf(rules, scene.setup, policiesOf(standing, players)), seed },
  )
  try {
    for (;;) {
      const { done, value } = steps.next()
      if (done === true) {
        return {
          kind: value.kind,
          wins: value.wins.map(plain),
          draws: plain(value.draws),
          never: plain(value.never),
          of: value.kind === 'exact' ? value.states : value.branches,
          why: value.why,
        }
      }
      const pause = breath()
      if (pause === null) continue
      underway({ of: 'duel', ...value })
      await pause
      if (signal.aborted) return null
    }
  } finally {
    ;(steps as Iterator<unknown>).return?.()
  }
}

const plain = ({ value, low, high }: Estimate) => ({ value, low, high })

/** The fight with nobody in it but these. */
function aloneTogether({ game, rules, setup, opening, session }: Standing, names: readonly string[]): AnyScene {
  const here = session.scene as AnyScene
  const others = here.sheets.map((_, row) => nameOf(here, row)).filter((name) => !names.includes(name))
  if (opening.length === 0) {
    const away = others.map((who): EncounterChange => ({ change: 'remove', who, count: null }))
    const changed = changeEncounter(game, setup.encounter, away)
    if ('problems' in changed) throw new Error(changed.problems.join('\n'))
    return rules.open(changed.setup)
  }
  // In the middle of a fight the others leave it as the referee lets them.
  const scene: AnyScene = rules.open(setup)
  scene.load(here.save())
  scene.recorder = null
  for (const target of others) {
    const command = readCommand(rules, scene, { actor: 'referee', action: 'remove', target })
    // Who is gone already cannot go again.
    if (isRefusal(command)) continue
    perform(rules, scene, command)
    scene.settle()
  }
  return scene
}
