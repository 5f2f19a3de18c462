// What is needed only on demand: explanations, chances, typed lines. A browser loads all of it together with the
// first use: separately, each part would move code that it shares with the rest of the seat into chunks of its own,
// which would be loaded immediately and compress worse.

export { aboutOf } from './about.ts'
export { Foresight } from './chances/foresight.ts'
export { readTyped, type WordsAround } from './loading/typed.ts'
