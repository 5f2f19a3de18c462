import { MemoryStore } from '../src/index.ts'
import { storeContract } from './store-contract.ts'

storeContract('in memory', async () => ({
  store: new MemoryStore(),
  reopened: null,
  other: null,
  close: async () => undefined,
}))
