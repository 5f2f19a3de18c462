import type { Likeness } from './mirror.ts';
/** Somebody who stands far away from everybody and concerns nobody. */
export declare function withBystander(id: string): Likeness;
//# sourceMappingURL=bystander.d.ts.map