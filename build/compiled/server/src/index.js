export { LIMIT_WORDS, readLimit, USUAL_LIMITS } from './limits.js';
export { withFights } from './run/house.js';
export { makeLog } from './run/log.js';
export { startServer } from './run/server.js';
export { backUp } from './store/backup.js';
export { usualFolder } from './store/folder.js';
export { StoreProblem } from './store/problem.js';
//# sourceMappingURL=index.js.map