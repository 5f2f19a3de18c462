// Written by scripts/signs.ts (npm run generate) from lucide-react 1.75.0: see LICENSE in this folder.

import { sign } from './sign.ts'

export const Square = /* @__PURE__ */ sign([['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }]])
