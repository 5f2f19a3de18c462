// Written by scripts/signs.ts (npm run generate) from lucide-react 1.75.0: see LICENSE in this folder.

import { sign } from './sign.ts'

export const Plus = /* @__PURE__ */ sign([
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'M12 5v14' }],
])
