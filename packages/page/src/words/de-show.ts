import type { enShow } from './en-show.ts'

/** What the page says of what happens while it is shown, in German. */
export const deShow: typeof enShow = {
  title: 'Was geschah',
  somebody: 'Jemand',
  attack: {
    miss: (who, target) => `${who} verfehlt ${target}`,
    graze: (who, target) => `${who} streift ${target}`,
    hit: (who, target) => `${who} trifft ${target}`,
    critical: (who, target) => `${who} trifft ${target} kritisch`,
    fumble: (who, target) => `${who} patzt gegen ${target}`,
  },
  outcome: { miss: 'daneben', graze: 'gestreift', hit: 'Treffer', critical: 'kritisch', fumble: 'Patzer' },
  avoids: (target, who) => `${target} weicht ${who} aus`,
  avoided: 'ausgewichen',
  passed: (passed) => (passed ? 'gelungen' : 'misslungen'),
  against: (number) => `gegen ${number}`,
  hurts: 'schmerzt trotzdem',
  is: (who, health) => `${who}: ${health}`,
  drops: (who) => `${who} geht zu Boden`,
  rises: (who) => `${who} steht wieder`,
  leaves: (who) => `${who} ist fort`,
  joins: (who) => `${who} ist da`,
  gains: (who, state) => `${who}: ${state}`,
  loses: (who, state) => `${who}: ${state} endet`,
  left: (who, now, pool) => `${who}: noch ${now} ${pool}`,
  turn: (who) => `${who} ist am Zug`,
  ends: 'Der Kampf ist vorbei',
  before: (n) => `${n} davor`,
  skip: (waiting) => `Überspringen (noch ${waiting})`,
  pace: 'Wenn andere handeln',
  paces: { slow: 'langsam', usual: 'wie üblich', fast: 'schnell', now: 'alles auf einmal' },
}
