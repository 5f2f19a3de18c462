export type { ReadyEncounter, ReadyEncounters } from './http/encounters.ts';
export { LIMIT_WORDS, type LimitName, readLimit, type ServerLimits, USUAL_LIMITS } from './limits.ts';
export { type FolderWishes, withFights } from './run/house.ts';
export { makeLog } from './run/log.ts';
export { type RunningServer, type ServerWishes, startServer } from './run/server.ts';
export { backUp } from './store/backup.ts';
export { usualFolder } from './store/folder.ts';
export { StoreProblem } from './store/problem.ts';
//# sourceMappingURL=index.d.ts.map