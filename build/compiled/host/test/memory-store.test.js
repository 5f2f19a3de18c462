import { MemoryStore } from '../src/index.js';
import { storeContract } from './store-contract.js';
storeContract('in memory', async () => ({
    store: new MemoryStore(),
    reopened: null,
    other: null,
    close: async () => undefined,
}));
//# sourceMappingURL=memory-store.test.js.map