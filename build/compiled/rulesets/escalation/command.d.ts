export declare const targetParam: (optional?: boolean) => import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>;
export declare const targetsParam: import("@fray/kernel/rules").Param<"targets", readonly import("@fray/kernel/rules").Who[]>;
export declare const slotParam: import("@fray/kernel/rules").Param<"slot", number>;
export declare const bandParam: import("@fray/kernel/rules").Param<"band", number>;
/** One of the actor's abilities or attacks, by its id or name. */
export declare const abilityParam: (optional?: boolean) => import("@fray/kernel/rules").Param<"ability", number>;
/** One of the actor's stances, by its id, name or kind. */
export declare const stanceParam: import("@fray/kernel/rules").Param<"stance", number>;
/** A condition of the rules or of the table. */
export declare const conditionParam: () => import("@fray/kernel/rules").Param<"condition", number>;
//# sourceMappingURL=command.d.ts.map