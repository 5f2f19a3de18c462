import { type Simulation, shareOf } from '@fray/lab'
import { ford, spread } from './samples.ts'

const [ada, wolves] = [ford.sides[0]!, ford.sides[1]!]

/** A small result for texts that are compared whole. */
export const duel: Simulation = {
  ...ford,
  title: 'The duel',
  ended: 'precise',
  trials: 400,
  sides: [
    { ...ada, id: 'watch', name: 'Ada', wins: shareOf(300, 400), fell: shareOf(200, 400), died: shareOf(40, 400) },
    {
      ...wolves,
      id: 'goblins',
      name: 'Wolves',
      wins: shareOf(96, 400),
      fell: shareOf(200, 400),
      died: shareOf(40, 400),
    },
  ],
  draws: shareOf(3, 400),
  stalemates: shareOf(0, 400),
  unfinished: shareOf(1, 400),
  rounds: spread({ 2: 100, 3: 300 }),
  commands: spread({ 6: 400 }),
  combatants: [
    {
      name: 'Ada',
      side: 0,
      stands: shareOf(300, 400),
      fell: spread({ 2: 40, 3: 60 }),
      life: spread({ 0: 100, 4: 100, 10: 200 }),
      dealt: spread({ 2: 100, 7: 300 }),
      taken: spread({ 0: 200, 6: 100, 10: 100 }),
      resources: {},
    },
  ],
  actions: [{ side: 0, action: 'attack', title: 'Attack', uses: 3, share: 1, damage: 5.75, healing: 0 }],
  rules: [],
  notable: { median: 7, closest: null, worst: null, best: null },
}
