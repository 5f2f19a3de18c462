// Written by scripts/signs.ts (npm run generate) from lucide-react 1.75.0: see LICENSE in this folder.

import { sign } from './sign.ts'

export const ChevronDown = /* @__PURE__ */ sign([['path', { d: 'm6 9 6 6 6-6' }]])
