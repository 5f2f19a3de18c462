// Written by scripts/signs.ts (npm run generate) from lucide-react 1.75.0: see LICENSE in this folder.

import { sign } from './sign.ts'

export const CircleQuestionMark = /* @__PURE__ */ sign([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5' }],
  ['path', { d: 'M12 17h.01' }],
])
