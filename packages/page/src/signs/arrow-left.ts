// Written by scripts/signs.ts (npm run generate) from lucide-react 1.75.0: see LICENSE in this folder.

import { sign } from './sign.ts'

export const ArrowLeft = /* @__PURE__ */ sign([
  ['path', { d: 'm12 19-7-7 7-7' }],
  ['path', { d: 'M19 12H5' }],
])
