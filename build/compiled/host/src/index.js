export { MemoryPasses } from './door/memory-passes.js';
export { SPECTATORS } from './door/passes.js';
export { listenOn } from './door/port.js';
export { CannotOpen } from './fight/opened.js';
export { openHouse } from './house/house.js';
export { MemoryStore } from './store/memory.js';
export { StoreError, } from './store/store.js';
export { Talk } from './talk/talk.js';
//# sourceMappingURL=index.js.map