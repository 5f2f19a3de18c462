// Written by scripts/signs.ts (npm run generate) from lucide-react 1.75.0: see LICENSE in this folder.

import { sign } from './sign.ts'

export const Check = /* @__PURE__ */ sign([['path', { d: 'M20 6 9 17l-5-5' }]])
