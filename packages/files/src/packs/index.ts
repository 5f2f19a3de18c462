export * from './check.ts'
export * from './pack-files.ts'
export { type PackName, type PackShelf, packNameOf, shelfOf, withPacks } from './shelf.ts'
export { putTogether, type Together } from './together.ts'
