import type { Action, AnyScene, Command } from '@fray/kernel';
/** How an action is written: `attack TARGET WEAPON [SECOND]`. */
export declare function usage(action: Action<AnyScene, Command>): string;
//# sourceMappingURL=command-words.d.ts.map