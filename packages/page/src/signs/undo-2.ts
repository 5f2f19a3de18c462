// Written by scripts/signs.ts (npm run generate) from lucide-react 1.75.0: see LICENSE in this folder.

import { sign } from './sign.ts'

export const Undo2 = /* @__PURE__ */ sign([
  ['path', { d: 'M9 14 4 9l5-5' }],
  ['path', { d: 'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11' }],
])
