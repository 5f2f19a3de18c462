// Written by scripts/signs.ts (npm run generate) from lucide-react 1.75.0: see LICENSE in this folder.

import { sign } from './sign.ts'

export const Settings2 = /* @__PURE__ */ sign([
  ['path', { d: 'M14 17H5' }],
  ['path', { d: 'M19 7h-9' }],
  ['circle', { cx: '17', cy: '17', r: '3' }],
  ['circle', { cx: '7', cy: '7', r: '3' }],
])
