import type { EscalationScene } from '../scene.ts';
/** Sets any value outside the rules. */
export declare const override: import("@fray/kernel").Action<EscalationScene, import("@fray/kernel").Command>;
//# sourceMappingURL=referee-override.d.ts.map