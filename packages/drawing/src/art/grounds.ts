export { drawPatterns as patterns } from './patterns.ts'
