/** What the page says of time, plans and dragging, in English. */
export const enTime = {
  title: 'Time',
  look: 'Look back through the fight',
  /** The beginning of it, for a button. */
  brief: 'Look back',
  hide: 'Hide the time line',
  slider: 'Step of the fight',
  /** What the slider stands on. */
  at: (n: number, last: number, round: number): string =>
    round > 0 ? `Step ${n} of ${last}, round ${round}` : `Step ${n} of ${last}`,
  short: (n: number, last: number): string => `${n} of ${last}`,
  round: (n: number): string => `Round ${n}`,
  now: 'Now',
  back: 'One step back',
  forward: 'One step forward',
  play: 'Play it again',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { half: '½×', once: '1×', twice: '2×', four: '4×' },
  backToNow: 'Back to now',
  past: 'The past',
  isPast: 'This is how it stood. Nothing can be done here.',
  meanwhile: 'You are needed now.',
  beginning: 'The start',
  lately: 'Last log entries',
  fork: 'Play on from here',
  forkMeans: 'A separate fight starts from this step, in this browser. This one stays as it is.',
  notForked: (why: string): string => `It could not be started: ${why}`,
  copy: 'Copy the address of this step',
  copied: 'Copied',
  noStep: (n: number): string => `There is no step ${n} in this fight any more: this is the latest.`,
  saveTold: 'Save the log as JSON',

  dragHelp: 'Anyone who is acting can be dragged.',

  plan: 'Plan the next turn',
  planOf: (who: string): string => `Plan of ${who}`,
  planMeans:
    'Carried out action by action on their turn, until something is new: somebody arrives, a die is rolled, a question is asked.',
  planDrop: 'Drop the plan',
  planDropStep: (what: string): string => `Take out: ${what}`,
  planKeep: 'Keep the plan',
  planChange: 'Make another plan',
  planWho: 'Whose plan',
  planStopped: (why: string): string => `The plan stopped. ${why}`,
  planWaits: 'Waits for its turn.',

  reactionSettingHere: (title: string): string => `Next time for this (${title})`,
  reactionsUsual: 'As usual',
  reactions: 'For single rules',
  reactionsEmpty: 'When a rule has asked you something, you can say here how it asks from then on.',
}
