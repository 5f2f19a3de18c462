/** Ends the turn. */
export declare const end: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly []>;
/** Acts in a later band, now and for the rest of the encounter. */
export declare const delay: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly [import("@fray/kernel/rules").Param<"band", number>]>;
/** One who is out of the fight for good helps an ally for a round, for a reason. */
export declare const fightInSpirit: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"what", number>, import("@fray/kernel/rules").Param<"because", string>]>;
/** Proposes that all PCs leave: every player of a living PC must agree. */
export declare const flee: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly []>;
/** Something else, at the price of a slot; the referee says what comes of it. */
export declare const deed: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly [import("@fray/kernel/rules").Param<"text", string>, {
    readonly name: "slot";
    readonly label: string;
    readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    readonly absent: number;
    readonly candidates?: ((scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>) => Iterable<number>) | undefined;
    readonly isPassedOver?: ((scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string) => boolean) | undefined;
    readonly says?: import("@fray/kernel/rules").Saying;
    readonly finer?: string;
    readonly read: (scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>) => import("@fray/kernel/rules").Refusal | {
        readonly value: number;
    };
    readonly write: (scene: import("@fray/kernel/rules").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>) => unknown;
    readonly optional: false;
}]>;
//# sourceMappingURL=waiting.d.ts.map