export { drawPatterns as patterns } from './patterns.ts'
export { drawScene as scene } from './scenes.ts'
