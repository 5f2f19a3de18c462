// What is wanted only when somebody asks: explanations, chances, typed lines. A browser loads it with the first question, all of it
// together: apart, each would cut what it shares with the rest of a seat into chunks of its own, which are loaded at once and compressed apart.

export { aboutOf } from './about.ts'
export { Foresight } from './chances/foresight.ts'
export { readTyped, type WordsAround } from './loading/typed.ts'
