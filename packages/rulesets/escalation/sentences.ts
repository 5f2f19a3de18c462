/** What a Dicey Move may earn, by the choice of the table. */
export const REWARDS = {
  obvious: 'the obvious result',
  'attack-advantage': 'Advantage on the next attack',
  damage: 'something hurts an enemy',
  condition: 'a condition for one round',
  'disengage-advantage': 'Advantage on a Disengage',
} as const

export type Reward = keyof typeof REWARDS

/** Words of the referee that say that nothing more comes of it. */
export const NOTHING: readonly string[] = ['', 'nothing', 'done']
