#!/usr/bin/env node
export {};
//# sourceMappingURL=fray.d.ts.map