export { Fight } from './fight.js';
export { openFight, restoreFight } from './open.js';
export { BadInput } from './problems.js';
//# sourceMappingURL=index.js.map