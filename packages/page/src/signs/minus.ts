// Written by scripts/signs.ts (npm run generate) from lucide-react 1.75.0: see LICENSE in this folder.

import { sign } from './sign.ts'

export const Minus = /* @__PURE__ */ sign([['path', { d: 'M5 12h14' }]])
