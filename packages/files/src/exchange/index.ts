export * from './account.ts'
export { type BringingIn, type BroughtIn, bringIn } from './bring-in.ts'
export { markOfPicture, type Picture, typeOfPicture } from './picture.ts'
export type { OpenPortals } from './snap.ts'
