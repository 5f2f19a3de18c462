/** The limits that an operator may set, each with the sentence that says what it bounds. */
export const LIMIT_WORDS = {
  fights: 'fights that are stored',
  connections: 'sockets that are open at once',
  perAddress: 'sockets of one address',
  messageBytes: 'bytes of one message on a socket',
  bodyBytes: 'bytes of one request',
  messages: 'messages a second of one socket, once a burst of five times as many is used up',
  requests: 'requests a second of one address, once a burst of five times as many is used up',
  bufferedBytes: 'bytes that wait for a slow reader before it is disconnected',
  journalLines: 'lines of one journal',
  combatants: 'combatants of an encounter',
  trials: 'fights of one simulation',
  simulationSeconds: 'seconds of one simulation',
  simulations: 'simulations that wait or run at once',
  simulationsOfFight: 'simulations of one fight at once',
  workerTrials: 'fights of one simulation that workers play',
  workerSimulations: 'simulations that workers play at once',
  labTrials: 'fights of one run of the lab that workers play',
  labSeconds: 'seconds of one run of the lab',
  labRuns: 'runs of the lab at once',
  labRunsOfOne: 'runs of the lab at once of one seat, or of one address',
  labStored: 'runs of the lab that are saved for one seat',
  pictureBytes: 'bytes of all pictures that people have given',
  pollSeconds: 'seconds that a long poll waits',
  databaseConnections: 'connections to the database at once',
} as const

export type LimitName = keyof typeof LIMIT_WORDS

export type ServerLimits = Readonly<Record<LimitName, number>>

/** A server's default limits. */
export const USUAL_LIMITS: ServerLimits = {
  fights: 2000,
  connections: 2000,
  perAddress: 200,
  messageBytes: 65_536,
  bodyBytes: 600_000,
  messages: 40,
  requests: 40,
  bufferedBytes: 1_000_000,
  journalLines: 20_000,
  combatants: 200,
  trials: 2000,
  simulationSeconds: 10,
  simulations: 4,
  simulationsOfFight: 2,
  workerTrials: 50_000,
  workerSimulations: 8,
  labTrials: 100_000,
  labSeconds: 600,
  labRuns: 8,
  labRunsOfOne: 2,
  labStored: 50,
  pictureBytes: 2_000_000_000,
  pollSeconds: 25,
  databaseConnections: 10,
}

/** Reads `fights=500`; returns a sentence if it is not a limit. */
export function readLimit(text: string): readonly [LimitName, number] | string {
  const [name = '', value = ''] = text.split('=', 2)
  if (!Object.hasOwn(LIMIT_WORDS, name))
    return `There is no limit "${name}". Available: ${Object.keys(LIMIT_WORDS).join(', ')}.`
  if (!/^[1-9]\d{0,9}$/.test(value)) return `The limit ${name} is a whole number, as in ${name}=500.`
  return [name as LimitName, Number(value)]
}
