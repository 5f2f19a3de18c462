import type { Random } from '@fray/kernel';
/** A day made at random: small encounters, one to three, of all kinds of people in all sorts of states. */
export declare function randomDay(random: Random): Record<string, unknown>;
//# sourceMappingURL=escalation-setups.d.ts.map