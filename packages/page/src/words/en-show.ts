/** What the page says of what happens while it is shown, in English. */
export const enShow = {
  title: 'What happened',
  somebody: 'Somebody',
  attack: {
    miss: (who: string, target: string): string => `${who} misses ${target}`,
    graze: (who: string, target: string): string => `${who} grazes ${target}`,
    hit: (who: string, target: string): string => `${who} hits ${target}`,
    critical: (who: string, target: string): string => `${who} critically hits ${target}`,
    fumble: (who: string, target: string): string => `${who} fumbles against ${target}`,
  },
  outcome: { miss: 'miss', graze: 'graze', hit: 'hit', critical: 'critical hit', fumble: 'fumble' },
  passed: (passed: boolean): string => (passed ? 'success' : 'failure'),
  against: (number: number): string => `against ${number}`,
  hurts: 'but it hurts',
  is: (who: string, health: string): string => `${who}: ${health}`,
  drops: (who: string): string => `${who} goes down`,
  rises: (who: string): string => `${who} is up again`,
  leaves: (who: string): string => `${who} is gone`,
  joins: (who: string): string => `${who} is here`,
  gains: (who: string, state: string): string => `${who}: ${state}`,
  loses: (who: string, state: string): string => `${who}: ${state} ends`,
  left: (who: string, now: number, pool: string): string => `${who}: ${now} ${pool} left`,
  turn: (who: string): string => `${who}'s turn`,
  ends: 'The fight is over',
  before: (n: number): string => (n === 1 ? '1 before this' : `${n} before this`),
  skip: (waiting: number): string => `Skip (${waiting} more)`,
  pace: 'When others act',
  paces: { slow: 'slowly', usual: 'as usual', fast: 'fast', now: 'all at once' },
  hints: {
    title: 'Hint',
    gotIt: 'Got it',
    noMore: 'No more hints',
    says: {
      choose:
        'It is your turn. Point at a card, or tap it once, and the board shows what it would do. Press it to do it. You can also press a foe or a place on the board.',
      happened:
        'This is what happened: the die, what it had to reach, and what was lost. Nothing is final: undo takes it back.',
      done: 'Nothing worth doing is left. The yellow button ends your turn.',
      others: 'The others act one after the other. Escape shows at once how it stands; the log keeps everything.',
    },
  },
}
