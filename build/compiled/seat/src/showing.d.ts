import type { AnyScene, Command, Policy, Session } from '@fray/kernel';
/** A live fight of any ruleset. */
export type AnySession = Session<AnyScene, Command>;
/** A policy of any ruleset. */
export type AnyPolicy = Policy<AnyScene, Command>;
//# sourceMappingURL=showing.d.ts.map