export * from './showing.ts'
export * from './table/board.ts'
export * from './table/cards.ts'
export * from './table/letters.ts'
